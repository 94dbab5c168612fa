import type { CommandItem } from './commandItem.ts';

/** Without marks and capitals, so that 'cafe' finds 'Café'. */
function foldedText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * How well an item answers to what was typed: 0 is best, null not at all. Its words may come in any order, whole or
 * in part; those of the label count for more than those of its group, description and keywords.
 */
export function commandRank(item: CommandItem, query: string): number | null {
  const words = foldedText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return 0;
  const label = foldedText(item.label);
  const all = [label, item.group, item.description, ...(item.keywords ?? [])]
    .filter((text) => text !== undefined)
    .map(foldedText)
    .join(' ');
  if (!words.every((word) => all.includes(word))) return null;
  if (label.startsWith(words.join(' '))) return 0;
  const starts = label.split(/[^\p{L}\p{N}]+/u);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 1;
  return words.every((word) => label.includes(word)) ? 2 : 3;
}
