export interface Chance {
  /** A whole number from 0 to below `of`. */
  below(of: number): number;
  oneOf<T>(these: readonly T[]): T;
}

/** The same choices for the same seed. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    // Mulberry32: 2³² steps without a repeat, which is more than anybody presses.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (of: number): number => Math.floor(next() * of);
  return {
    below,
    oneOf: (these) => {
      const one = these[below(these.length)];
      if (one === undefined) throw new Error('There is nothing to choose from.');
      return one;
    },
  };
}
