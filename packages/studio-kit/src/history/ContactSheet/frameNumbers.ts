export interface FrameCount {
  /** How many there are in all, those included that have not come yet. */
  readonly total: number;
  readonly order: 'newest' | 'oldest';
}

type Numbers = ReadonlyMap<string, number>;

const afresh = (ids: readonly string[], { total, order }: FrameCount): Numbers =>
  new Map(ids.map((id, index) => [id, order === 'newest' ? total - index : index + 1]));

/** Whether what is known still stands in one piece and in order, so that the rest can be counted on from it. */
function holds(known: Numbers, ids: readonly string[], first: number, last: number, step: number): boolean {
  let before: number | undefined;
  for (let index = first; index <= last; index += 1) {
    const number = known.get(ids[index]!);
    if (number === undefined || (before !== undefined && (number - before) * step <= 0)) return false;
    before = number;
  }
  return true;
}

/**
 * The number of each frame, the oldest being 1. A frame keeps the number it once had, whatever is deleted beside it;
 * new ones count on from the highest, later pages from the lowest.
 */
export function numberedFrames(known: Numbers, ids: readonly string[], count: FrameCount): Numbers {
  const first = ids.findIndex((id) => known.has(id));
  if (first === -1) return ids.length === 0 ? known : afresh(ids, count);
  const last = ids.findLastIndex((id) => known.has(id));
  const step = count.order === 'newest' ? -1 : 1;
  if (!holds(known, ids, first, last, step)) return afresh(ids, count);
  if (first === 0 && last === ids.length - 1) return known;

  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const number of known.values()) {
    lowest = Math.min(lowest, number);
    highest = Math.max(highest, number);
  }
  const [head, tail] = step === -1 ? [highest, lowest] : [lowest, highest];
  const next = new Map(known);
  for (let index = 0; index < first; index += 1) next.set(ids[index]!, head - step * (first - index));
  for (let index = last + 1; index < ids.length; index += 1)
    next.set(ids[index]!, tail + step * (index - last));
  const isSound = [...next.values()].every((number) => number > 0);
  return isSound ? next : afresh(ids, count);
}
