import type { AnyTool, AnyValue, PriceTerm } from '@kinora/contract';
import type { HeldFile } from '../files/fileStore.ts';
import type { ArrivingFile } from '../intake/arriving.ts';

/** What is known of a file that was looked at. */
export interface FileFacts {
  readonly type: string;
  /** How long a clip or a sound lasts, where that is known. */
  readonly seconds?: number | null;
  /** In pixels, where they are known. */
  readonly width?: number | null;
  readonly height?: number | null;
}

/** A file of an order, which is read when it is needed and no earlier: it may be a whole film. */
export interface OrderedFile extends FileFacts {
  /** In bytes. */
  readonly size: number;
  /** From `start` up to and without `end`, both within the file. */
  readonly part: (start: number, end: number) => Promise<Uint8Array>;
  readonly bytes: () => Promise<Uint8Array>;
  /** All of it as it comes, for whoever passes it on. */
  readonly stream: () => Promise<ReadableStream<Uint8Array>>;
  /** Where a provider can fetch it itself for a while; null where it can't. */
  readonly address: () => Promise<string | null>;
  /** Where it lies on this machine, to be read only; null where it doesn't. */
  readonly path: () => Promise<string | null>;
}

/** In bytes, of one file that an engine takes into a request: what is larger travels by itself. */
export const mostInside = 1_000_000;

export type OrderedValue = AnyValue;

/** A trained model, as the engine that trained it knows it. */
export interface Weights {
  readonly address: string;
  /** Calls what was learnt. */
  readonly triggerWord: string;
}

/** One generation, as an engine gets it: checked values, and the files by the name of their input, in their order. */
export interface EngineOrder {
  readonly jobId: string;
  readonly tool: AnyTool;
  readonly values: Readonly<Record<string, OrderedValue>>;
  readonly files: Readonly<Record<string, readonly OrderedFile[]>>;
  /** Of the trained model that is used, where one is. */
  readonly weights?: Weights;
}

/** What an engine can do of what a tool offers. An input that is not named is accepted whole. */
export interface Capabilities {
  readonly accepts: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  /** Inputs that change nothing here, so that nobody turns them in vain. */
  readonly ignores?: readonly string[];
  readonly reportsProgress: boolean;
  /** What a person gets back who cancels: all while it is queued, all at any time, or nothing. */
  readonly refundsCancelled: 'always' | 'queued' | 'never';
  /** What a result that is like its picture can be, as '16:9': the nearest of these. Without them it is as the picture. */
  readonly shapes?: readonly string[];
  /** What it costs here, where that is not what the tool says. */
  readonly price?: readonly PriceTerm[];
  /** What it makes less well than the tool says, in a sentence that is read before anybody pays. */
  readonly note?: string;
}

/** What to ask an engine again with, after a restart too. */
export interface Ticket {
  readonly requestId: string;
  readonly [more: string]: unknown;
}

export type EngineStatus =
  | { readonly state: 'queued'; readonly position: number | null }
  | { readonly state: 'running'; readonly progress: number | null }
  | { readonly state: 'ended' }
  /** The engine knows nothing of it: it has to be submitted again. */
  | { readonly state: 'lost' };

export type EngineResult =
  | {
      readonly verdict: 'completed';
      readonly file: HeldFile;
      readonly poster: HeldFile | null;
      readonly width: number | null;
      readonly height: number | null;
      readonly seconds: number | null;
    }
  /** Completed, once the file has come in. */
  | { readonly verdict: 'arriving'; readonly file: ArrivingFile }
  /** A model was trained, and lies where its engine finds it. */
  | { readonly verdict: 'trained'; readonly address: string }
  | { readonly verdict: 'failed' | 'cancelled'; readonly message: string };

/** What makes pictures and clips: the machine itself, or a provider. */
export interface Engine {
  readonly name: string;
  /** How many jobs it can have at once. */
  readonly atOnce: number;
  /** How often its status is worth asking for. */
  readonly pollMilliseconds: number;
  /** How its pictures come to be, in IPTC's terms. */
  readonly digitalSourceType: string;
  /** What makes the result, in words that stand beside it. */
  madeBy(order: Pick<EngineOrder, 'tool' | 'values'>): string;
  /** Null for a tool that it can't run at all. */
  capabilities(tool: AnyTool): Capabilities | null;
  /** What keeps it from running a tool that it could run elsewhere, in words for the person. */
  whyNot?(tool: AnyTool): string | null;
  /** Why this very order can't be done, in words for the person; asked before anything is reserved. */
  objection(order: EngineOrder): Promise<string | null>;
  submit(order: EngineOrder, signal: AbortSignal): Promise<Ticket>;
  status(ticket: Ticket, signal: AbortSignal): Promise<EngineStatus>;
  result(ticket: Ticket, signal: AbortSignal): Promise<EngineResult>;
  /** What stands for a provider's genuine report, for a job whose own ticket was lost; missing where none reports. */
  reported?(report: unknown): Ticket;
  cancel(ticket: Ticket): Promise<void>;
  close(): Promise<void>;
}

/** Something went wrong on the way that may be right the next time. */
export class EngineTrouble extends Error {
  override readonly name = 'EngineTrouble';
  readonly waitSeconds: number;

  constructor(message: string, { waitSeconds = 5, cause }: { waitSeconds?: number; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.waitSeconds = waitSeconds;
  }
}

/** The engine said no for good. The message is fit for the person. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';
}
