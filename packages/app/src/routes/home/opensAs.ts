import {
  clipEnding,
  refusalOf,
  usualTool,
  type AnyTool,
  type FileInput,
  type MediaFile,
  type Saying,
} from '@kinora/contract';

/** Where a file is at home. */
export interface OpenedTool {
  readonly kind: 'image' | 'video';
  readonly tool: AnyTool;
  /** The input that it goes into, by its name. */
  readonly input: string;
  /** Why the tool would not take it. */
  readonly refusalOf: (file: MediaFile) => Saying | null;
}

/** What a file opens in: the tool that usually goes on with one of its kind. What is neither is read as a picture, and refused as one. */
export function opensAs({ type, name }: Pick<File, 'type' | 'name'>): OpenedTool {
  const kind = type.startsWith('video/') || (type === '' && clipEnding.test(name)) ? 'video' : 'image';
  const { tool, input } = usualTool('video', kind);
  return { kind, tool, input, refusalOf: (file) => refusalOf(tool.inputs[input] as FileInput, file) };
}
