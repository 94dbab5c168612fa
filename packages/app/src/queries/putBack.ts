/** A list with a lost item back behind the neighbour that it stood behind. */
export function putBack<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  before: readonly Item[],
): readonly Item[] {
  const index = before.findIndex((each) => each.id === id);
  const lost = before[index];
  // A newer answer of the server may have brought it back already.
  if (!lost || items.some((each) => each.id === id)) return items;
  const neighbour = before.slice(0, index).findLast((each) => items.some((other) => other.id === each.id));
  return items.toSpliced(items.findIndex((each) => each.id === neighbour?.id) + 1, 0, lost);
}
