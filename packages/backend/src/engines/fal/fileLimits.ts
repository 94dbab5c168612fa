import { MB } from '@kinora/contract';
import type { FileFacts, OrderedFile } from '../engine.ts';

/** What a model takes of one kind of file, by its own description. What is not known of a file is left to the model. */
export interface FileLimits {
  readonly called: 'video' | 'sound';
  readonly types?: { readonly read: readonly string[]; readonly choose: string };
  readonly seconds?: readonly [least: number, most: number];
  /** Pixels of either side. */
  readonly sides?: readonly [least: number, most: number];
  readonly megabytes?: number;
}

/** A clip's length is often a frame or two beside the whole second. */
const slack = 0.2;

/** Why a model can't take a file, in words for the person; null when it can. */
export function limitObjection(
  file: (FileFacts & Pick<OrderedFile, 'size'>) | undefined,
  { called, types, seconds, sides, megabytes }: FileLimits,
): string | null {
  if (!file) return null;
  if (types && !types.read.includes(file.type))
    return `The ${called} is ${file.type}, which the model in use here can't read. Choose ${types.choose}; nothing was charged.`;
  const { size } = file;
  if (megabytes !== undefined && size > megabytes * MB)
    return `The ${called} is ${(size / MB).toFixed(1)} MB, and the model in use here takes up to ${megabytes} MB. Choose a smaller file; nothing was charged.`;
  const length = file.seconds ?? null;
  if (seconds && length !== null && (length < seconds[0] || length > seconds[1] + slack))
    return `The ${called} lasts ${length.toFixed(1)} s, and the model in use here takes ${seconds[0]} to ${seconds[1]} s. Choose another one; nothing was charged.`;
  const { width, height } = file;
  if (sides && width && height && (Math.min(width, height) < sides[0] || Math.max(width, height) > sides[1]))
    return `The ${called} is ${width} by ${height} pixels, and the model in use here takes ${sides[0]} to ${sides[1]} on either side. Choose another one; nothing was charged.`;
  return null;
}

/** Containers that Kling and LTX read. */
export const mp4OrMov = { read: ['video/mp4', 'video/quicktime'], choose: 'an MP4 or MOV file' } as const;
