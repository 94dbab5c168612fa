import { problemIn } from '@kinora/contract';

export interface Outcome<Item> {
  readonly done: readonly Item[];
  readonly refused: readonly Item[];
  /** Why the first of them was. */
  readonly reason: unknown;
}

/** So many wait for an answer at once: hundreds would keep out whatever else one does meanwhile. */
const lanes = 6;

/** Then nothing else would get through either. */
const endsAll = (thrown: unknown): boolean => {
  const kind = problemIn(thrown)?.kind;
  return kind === 'Offline' || kind === 'NotSignedIn';
};

/** Does something with each, a few at once, however many there are. */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onProgress?: (done: number) => void,
): Promise<Outcome<Item>> {
  const done = new Set<Item>();
  let reason: unknown;
  let isOver = false;
  const left = items.values();
  const lane = async () => {
    for (const item of left) {
      if (isOver) return;
      try {
        // The others are in the other lanes.
        // oxlint-disable-next-line no-await-in-loop
        await work(item);
        done.add(item);
        onProgress?.(done.size);
      } catch (thrown) {
        reason ??= thrown;
        isOver ||= endsAll(thrown);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return {
    done: items.filter((item) => done.has(item)),
    refused: items.filter((item) => !done.has(item)),
    reason,
  };
}
