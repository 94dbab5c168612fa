import { MB, type MediaKind } from '@kinora/contract';

/** In bytes, of what people bring. */
export const largestFile: Readonly<Record<MediaKind, number>> = {
  image: 25 * MB,
  video: 100 * MB,
  audio: 50 * MB,
};

const MiB = 1024 ** 2;

/** In bytes, of results too: as the bucket of creations has it, which counts by 1,024. */
export const largestStored = 100 * MiB;
