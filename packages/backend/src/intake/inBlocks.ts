import type { OpenFile } from '../files/fileStore.ts';
import type { ClipBytes } from './clipBytes.ts';

const blockLength = 1_048_576;
const mostBlocks = 4;

/** In bytes, what looking at a file this way holds at most, however large it is. */
export const heldInBlocks = blockLength * mostBlocks;

export interface InBlocks {
  readonly bytes: ClipBytes;
  /** Why it could not be read, where the fault is not the file's; null otherwise. */
  problem(): Error | null;
}

/** A file that is read where it is looked at, a block at a time, so that many small looks are few requests. */
export function inBlocks(file: OpenFile): InBlocks {
  let problem: Error | null = null;
  const blocks = new Map<number, Promise<Uint8Array>>();

  function block(number: number): Promise<Uint8Array> {
    const start = number * blockLength;
    const known = blocks.get(number) ?? file.part(start, Math.min(start + blockLength, file.size));
    // Those looked at last stay longest.
    blocks.delete(number);
    blocks.set(number, known);
    for (const oldest of blocks.keys()) {
      if (blocks.size <= mostBlocks) break;
      blocks.delete(oldest);
    }
    return known;
  }

  const bytes: ClipBytes = {
    size: file.size,
    async read(start, end) {
      const read = new Uint8Array(end - start);
      for (let at = start; at < end;) {
        const number = Math.floor(at / blockLength);
        const from = at - number * blockLength;
        const whole = await block(number).catch((cause: unknown) => {
          throw (problem = new Error('The file could not be read.', { cause }));
        });
        const piece = whole.subarray(from, from + end - at);
        if (piece.byteLength === 0) throw (problem = new Error('The file is shorter than it was.'));
        read.set(piece, at - start);
        at += piece.byteLength;
      }
      return read;
    },
  };
  return { bytes, problem: () => problem };
}
