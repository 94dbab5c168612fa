import {
  filesOf,
  isFileInput,
  isShown,
  mediaOf,
  stillOf,
  type AnyTool,
  type StudioCreation,
  type Draft,
  type FileInput,
} from '@kinora/contract';

export interface FramePlace {
  readonly name: string;
  readonly input: FileInput;
  readonly media: 'image' | 'video';
  /** Which file of the frame goes there: a clip's still fits where a picture does. */
  readonly address: string;
  readonly held: unknown;
}

/** The inputs that a frame fits, the empty ones first. */
export function placesFor(tool: AnyTool, draft: Draft<AnyTool>, creation: StudioCreation): FramePlace[] {
  const held = draft as Readonly<Record<string, unknown>>;
  const places = Object.entries(tool.inputs).flatMap(([name, input]): FramePlace[] => {
    if (!isFileInput(input) || !isShown(tool, draft, name)) return [];
    const clip = creation.type === 'video' ? creation.file_url : null;
    const still = stillOf(creation);
    const media = mediaOf(input);
    const address = media === 'video' ? clip : media === 'image' ? still : null;
    return address && media !== 'audio' ? [{ name, input, media, address, held: held[name] }] : [];
  });
  return places.toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)));
}

const isTaken = ({ input, held }: FramePlace) => filesOf(input, held).length > 0;
