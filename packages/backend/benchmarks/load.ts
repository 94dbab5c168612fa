export interface Rate {
  readonly perSecond: number;
  /** In milliseconds: half of the answers came within it. */
  readonly half: number;
  readonly ninetyNine: number;
}

export interface LoadOptions {
  readonly atOnce: number;
  readonly seconds: number;
}

/** Asks again as soon as an answer is there, in so many lanes, and counts after a tenth of the time has warmed all up. */
export async function load(ask: () => Promise<unknown>, { atOnce, seconds }: LoadOptions): Promise<Rate> {
  const began = performance.now();
  const counted = began + seconds * 100;
  const ends = counted + seconds * 1000;
  const took: number[] = [];
  const lane = async () => {
    for (let now = performance.now(); now < ends;) {
      await ask();
      const then = performance.now();
      if (now >= counted && then <= ends) took.push(then - now);
      now = then;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? NaN;
  return { perSecond: took.length / seconds, half: at(0.5), ninetyNine: at(0.99) };
}
