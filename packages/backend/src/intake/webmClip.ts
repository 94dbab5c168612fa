import type { ClipBytes } from './clipBytes.ts';

const longestHeader = 12;
/** In bytes, of everything that is no pictures and no sound. Of its index, equal places are taken out one by one. */
const mostAround = 400_000;

const cluster = 0x1f43b675;

/** A WebM whose index is no larger than a film's. */
export function webmClip(clip: ClipBytes): ClipBytes {
  let around = 0;
  let id = 0;
  return {
    size: clip.size,
    async read(start, end) {
      const isHeader = end - start <= longestHeader;
      if (!isHeader && id !== cluster && (around += end - start) > mostAround)
        throw new Error('The index of this file is too large.');
      const bytes = await clip.read(start, end);
      if (isHeader && bytes.byteLength >= 4)
        id = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
      return bytes;
    },
  };
}
