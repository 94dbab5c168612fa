import type { CollectionItem } from '../Collection/collectionProps.ts';

export interface Move {
  /** What was taken, in the order of the list. */
  ids: ReadonlySet<string>;
  /** Where it goes: beside this one. */
  target: string;
  position: 'before' | 'after';
}

/** The list after some of it moved: what moved keeps its own order. */
export function reordered<Item extends CollectionItem>(items: readonly Item[], move: Move): Item[] {
  const { ids, target, position } = move;
  const moved = items.filter(({ id }) => ids.has(id));
  const rest = items.filter(({ id }) => !ids.has(id));
  // Beside one that moves itself: that is where it stood among the others.
  const targetIndex = items.findIndex(({ id }) => id === target);
  if (targetIndex === -1) return [...items];
  const before = items.slice(0, position === 'after' ? targetIndex + 1 : targetIndex);
  const place = before.filter(({ id }) => !ids.has(id)).length;
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)];
}
