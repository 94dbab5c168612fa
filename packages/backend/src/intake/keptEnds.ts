const headLength = 1_048_576;
const tailLength = 2_097_152;

export interface KeptEnds {
  add(piece: Uint8Array): void;
  readonly size: () => number;
  readonly head: () => Uint8Array;
  /** Null for what has passed and is not kept. */
  read(start: number, end: number): Uint8Array | null;
}

/** Beginning and end of something that passes by: enough to tell what it holds, in so much memory and no more. */
export function keptEnds(): KeptEnds {
  const first: Uint8Array[] = [];
  let firstSize = 0;
  let last: Uint8Array[] = [];
  let lastSize = 0;
  let size = 0;
  const joined = (pieces: readonly Uint8Array[]) => {
    const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0));
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.byteLength;
    }
    return whole;
  };
  return {
    size: () => size,
    head: () => joined(first),
    add(piece) {
      size += piece.byteLength;
      const room = headLength - firstSize;
      if (room > 0) {
        // A copy: a piece may be a window into something larger.
        first.push(piece.slice(0, room));
        firstSize += Math.min(room, piece.byteLength);
      }
      last.push(piece.slice());
      lastSize += piece.byteLength;
      while (last.length > 1 && lastSize - last[0]!.byteLength >= tailLength) {
        lastSize -= last[0]!.byteLength;
        last = last.slice(1);
      }
    },
    read(start, end) {
      if (end <= firstSize) return joined(first).subarray(start, end);
      const from = size - lastSize;
      if (start >= from) return joined(last).subarray(start - from, end - from);
      if (firstSize < from) return null;
      return joined([joined(first).subarray(start), joined(last).subarray(firstSize - from, end - from)]);
    },
  };
}
