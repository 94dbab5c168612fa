import type { CommandItem } from './commandItem.ts';
import { commandRank } from './commandRank.ts';

export interface CommandSection {
  id: string;
  title: string | undefined;
  items: readonly CommandItem[];
}

interface Asked {
  query: string;
  /** Ids of what was used last, the latest first. */
  recentIds: readonly string[];
  /** The heading over them. */
  recentTitle: string;
  /** Whether whoever gives the items has searched already. */
  isSearchedElsewhere: boolean;
}

/** The items that answer to what was typed, under their headings, the best answer first. */
export function commandSections(
  items: readonly CommandItem[],
  { query, recentIds, recentTitle, isSearchedElsewhere }: Asked,
): CommandSection[] {
  const recent =
    query.trim() === '' ? recentIds.flatMap((id) => items.find((item) => item.id === id) ?? []) : [];
  const ranked = items
    .filter((item) => !recent.includes(item))
    .map((item) => ({ item, rank: isSearchedElsewhere ? 0 : commandRank(item, query) }))
    .filter((found): found is { item: CommandItem; rank: number } => found.rank !== null)
    .toSorted((one, other) => one.rank - other.rank);
  const groups = new Map<string | undefined, CommandItem[]>();
  for (const { item } of ranked) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  const begin = beginningOfNone(items);
  return [
    ...(recent.length > 0 ? [{ id: `${begin}recent`, title: recentTitle, items: recent }] : []),
    ...[...groups].map(([title, found]) => ({
      id: title === undefined ? begin : `${begin}group ${title}`,
      title,
      items: found,
    })),
  ];
}

/** Sections and items share one room of ids: theirs begin as none of the items' does. */
function beginningOfNone(items: readonly CommandItem[], begin = ':'): string {
  return items.some(({ id }) => id.startsWith(begin)) ? beginningOfNone(items, `${begin}:`) : begin;
}
