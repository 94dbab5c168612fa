export interface FrameCount {
  /** How many there are in all, those included that have not come yet. */
  readonly total: number;
  readonly order: 'newest' | 'oldest';
}

export type FrameNumbers = ReadonlyMap<string, number>;

const byPlace = (ids: readonly string[], { total, order }: FrameCount): readonly number[] =>
  ids.map((_, index) => (order === 'newest' ? total - index : index + 1));

/** What is known keeps its number, the others count on from it; numbers that were given away once are passed over. */
function countedOn(known: FrameNumbers, ids: readonly string[], step: 1 | -1): readonly number[] {
  const given = new Set(known.values());
  const from = (number: number, by: number): number => {
    let free = number + by;
    while (given.has(free)) free += by;
    return free;
  };
  const first = ids.findIndex((id) => known.has(id));
  const numbers: number[] = [];
  let last = known.get(ids[first]!)!;
  for (let index = first - 1; index >= 0; index -= 1) numbers[index] = last = from(last, -step);
  last = known.get(ids[first]!)!;
  for (let index = first; index < ids.length; index += 1)
    numbers[index] = last = known.get(ids[index]!) ?? from(last, step);
  return numbers;
}

/**
 * The number of each frame, the oldest being 1. A frame keeps the number it once had, whatever is deleted beside it and
 * from whichever end one looks; new ones count on from the highest, later pages from the lowest.
 */
export function numberedFrames(known: FrameNumbers, ids: readonly string[], count: FrameCount): FrameNumbers {
  const step = count.order === 'newest' ? -1 : 1;
  const isSeen = ids.some((id) => known.has(id));
  const numbers = isSeen ? countedOn(known, ids, step) : byPlace(ids, count);
  const given = new Set(isSeen ? [] : known.values());
  const isSound = numbers.every(
    (number, index) =>
      number > 0 && !given.has(number) && (index === 0 || (number - numbers[index - 1]!) * step > 0),
  );
  const numbered = (each: readonly number[]) => ids.map((id, index) => [id, each[index]!] as const);
  if (!isSound) return new Map(numbered(byPlace(ids, count)));
  return ids.every((id) => known.has(id)) ? known : new Map([...known, ...numbered(numbers)]);
}
