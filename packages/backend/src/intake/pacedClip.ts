import type { ClipBytes } from './clipBytes.ts';

const longestTurn = 25;
const longestInAll = 8_000;

/**
 * A clip that is read for so many milliseconds and no more, and lets others have their turn meanwhile: some kinds are
 * read piece by piece to their end, and a piece can be as short as its maker likes.
 */
export function pacedClip(clip: ClipBytes, clock = () => performance.now()): ClipBytes {
  let turnBegan = clock();
  let readLast = turnBegan;
  let worked = 0;
  return {
    size: clip.size,
    async read(start, end) {
      const now = clock();
      worked += now - readLast;
      if (worked > longestInAll) throw new Error('This takes too long.');
      if (now - turnBegan > longestTurn) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        turnBegan = clock();
      }
      const bytes = await clip.read(start, end);
      readLast = clock();
      return bytes;
    },
  };
}
