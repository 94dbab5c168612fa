import type { AnyDeviceTool, Draft } from './defineTool.ts';
import type { ToolStanding } from './engineLimits.ts';
import type { MediaFile } from './media.ts';

/** What a picture tells about its making, beside the prompt: as much as is known. */
export interface PictureMaking {
  /** The program that wrote it into the file. */
  readonly program?: string;
  readonly negativePrompt?: string;
  readonly model?: string;
  readonly seed?: number;
  readonly steps?: number;
  readonly guidance?: number;
  readonly sampler?: string;
  readonly style?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface PromptResult {
  readonly is: 'prompt';
  readonly text: string;
  /** Found in the file itself, or read from what can be seen; canned where nothing was read at all. */
  readonly source: 'file' | 'picture' | 'canned';
  readonly making?: PictureMaking;
  /** False where the model that names things could not be had. */
  readonly isNamed?: boolean;
}

export interface ImageResult {
  readonly is: 'image';
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
  /** What a saved file of it is called. */
  readonly name: string;
  /** How long the work took. */
  readonly milliseconds: number;
  /** It is larger, and no detail was won by that. @default false */
  readonly isEnlargement?: boolean;
}

export interface ModelResult {
  readonly is: 'model';
  /** Where it is known. */
  readonly name?: string;
  /** A rehearsal says so: nothing was trained and nothing is kept. */
  readonly isRehearsal: boolean;
}

/** What a tool on the device makes. */
export type DeviceResult = ImageResult | PromptResult | ModelResult;
/** What this one makes, as its definition says. */
export type DeviceResultOf<T extends AnyDeviceTool> = Extract<DeviceResult, { readonly is: T['makes'] }>;

export interface DeviceRun {
  readonly signal: AbortSignal;
  /** 0 to 1; an engine that can't tell says nothing. */
  readonly onProgress: (share: number) => void;
}

/** What could be better about a chosen picture; `of` is the place of the one that it looks like. */
export type PictureRemark =
  | { readonly is: 'small'; readonly width: number; readonly height: number }
  | { readonly is: 'copy'; readonly of: number }
  | { readonly is: 'blurred' }
  | { readonly is: 'unreadable' };

/** What looks at a set on the person's own device. */
export interface SetLooker {
  /** Looks at several chosen pictures before the work, and has some remarks or none on each, in their order. */
  look?(
    pictures: readonly MediaFile[],
    leastSide: number,
    signal: AbortSignal,
  ): Promise<readonly (readonly PictureRemark[])[]>;
}

/** What does a tool's work on the person's own device. */
export interface DeviceEngine<T extends AnyDeviceTool = AnyDeviceTool> extends SetLooker {
  /** What can be had of the tool on this device, or why none of it; all of it where it says nothing. */
  standing?(tool: T): ToolStanding;
  /** It rejects with an Error whose message is for the person; a StudioError also tells what kind it is, and at which field. */
  run(tool: T, draft: Draft<T>, run: DeviceRun): Promise<DeviceResultOf<T>>;
}
