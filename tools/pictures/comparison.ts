/**
 * When two pictures count as the same: no channel of a pixel lies more than two steps of 255 away, edges included, since
 * processors round differently; but for four pixels, since how a corner is smoothed hangs on what was drawn before it:
 * with none forgiven, eleven of 1,652 pictures were red in a run, by one to four.
 */
export const comparison = { steps: 2, pixels: 4 } as const;

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    channels: Record<string, never>;
  }
}

interface Picture {
  readonly metadata: { readonly width: number; readonly height: number };
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

interface Compared {
  readonly pass: boolean;
  /** What differs in red, over what is alike, paled. */
  readonly diff: Uint8Array | null;
  readonly message: string | null;
}

/** Compares channel by channel: a distance in what an eye sees would forgive a colour its hue. */
export function compared(
  before: Picture,
  after: Picture,
  { createDiff }: { readonly createDiff: boolean },
): Compared {
  const sizes = [before, after].map(({ metadata: { width, height } }) => `${width}×${height}`);
  if (sizes[0] !== sizes[1])
    return {
      pass: false,
      diff: createDiff ? ofOtherSizes(before, after) : null,
      message: `It was ${sizes[0]} pixels large and is ${sizes[1]}.`,
    };
  if (bytes(before.data).equals(bytes(after.data))) return { pass: true, diff: null, message: null };
  const diff = createDiff ? new Uint8Array(before.data.length).fill(255) : null;
  let differing = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    const isOther = differs(before.data, after.data, at);
    if (isOther) differing += 1;
    diff?.set(isOther ? red : paled(after.data, at), at);
  }
  const pass = differing <= comparison.pixels;
  return { pass, diff, message: pass ? null : `${differing} pixels differ.` };
}

/** As large as what was there before: what that has alone is red, too. */
function ofOtherSizes(before: Picture, after: Picture): Uint8Array {
  const { width, height } = before.metadata;
  const diff = new Uint8Array(before.data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const there = (y * after.metadata.width + x) * 4;
      const isInBoth = x < after.metadata.width && y < after.metadata.height;
      const isAlike = isInBoth && !differs(before.data, after.data, at, there);
      diff.set(isAlike ? paled(before.data, at) : red, at);
    }
  return diff;
}

const bytes = ({ buffer, byteOffset, byteLength }: Picture['data']) =>
  Buffer.from(buffer, byteOffset, byteLength);

function differs(before: Picture['data'], after: Picture['data'], at: number, there = at): boolean {
  for (let channel = 0; channel < 4; channel += 1)
    if (Math.abs(before[at + channel]! - after[there + channel]!) > comparison.steps) return true;
  return false;
}

const red = [255, 0, 0, 255];

function paled(data: Picture['data'], at: number): readonly number[] {
  const level = 255 - (255 - (data[at]! + data[at + 1]! + data[at + 2]!) / 3) / 8;
  return [level, level, level, 255];
}
