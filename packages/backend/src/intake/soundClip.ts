import type { ClipBytes } from './clipBytes.ts';
import { tableCheck, UnsoundTable } from './clipTables.ts';

const mostBoxes = 40_000;
const mostFragments = 16_384;
/** In bytes, the largest index of a film and of one of its pieces. */
const largest: Readonly<Record<string, number>> = { moov: 33_554_432, moof: 4_194_304 };

interface Patch {
  readonly at: number;
  readonly bytes: Uint8Array;
}

const free = new TextEncoder().encode('free');

/** Of an MP4 or a MOV: throws where it claims more than it holds, and shows the reader only what it is read for. */
export async function soundClip(clip: ClipBytes): Promise<ClipBytes> {
  const { check, hasFragments } = tableCheck(clip.size);
  const patches: Patch[] = [];
  const sure = (isSound: boolean) => {
    if (!isSound) throw new UnsoundTable('The boxes of this file are not whole.');
  };
  let fragments = 0;
  let boxes = 0;
  for (let at = 0; clip.size - at >= 8;) {
    sure((boxes += 1) <= mostBoxes);
    const read = clip.read(at, Math.min(at + 16, clip.size));
    const head = viewOf(read instanceof Promise ? await read : read);
    const isLong = head.getUint32(0) === 1;
    if (isLong && head.byteLength < 16) break;
    const size = isLong ? head.getUint32(8) * 2 ** 32 + head.getUint32(12) : head.getUint32(0);
    if (size < (isLong ? 16 : 8)) break;
    const name = String.fromCharCode(...new Uint8Array(head.buffer, head.byteOffset + 4, 4));
    const most = largest[name];
    if (most !== undefined) {
      if (at + size > clip.size) break;
      sure(size <= most);
      if (name === 'moof') sure((fragments += 1) <= mostFragments);
      const view = viewOf(await clip.read(at, at + size));
      for (const useless of check({ view, origin: at })) patches.push({ at: useless, bytes: free });
    }
    at += size;
  }
  // Without the last word the index of the fragments at the end is not found, which could point anywhere.
  if (hasFragments()) patches.push({ at: clip.size - 4, bytes: new Uint8Array(4) });
  return patches.length > 0 ? patched(clip, patches) : clip;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

function patched(clip: ClipBytes, patches: readonly Patch[]): ClipBytes {
  return {
    size: clip.size,
    async read(start, end) {
      const found = patches.filter(({ at, bytes }) => at < end && at + bytes.byteLength > start);
      const read = await clip.read(start, end);
      if (found.length === 0) return read;
      const own = new Uint8Array(read);
      for (const { at, bytes } of found)
        for (const [index, byte] of bytes.entries())
          if (at + index >= start && at + index < end) own[at + index - start] = byte;
      return own;
    },
  };
}
