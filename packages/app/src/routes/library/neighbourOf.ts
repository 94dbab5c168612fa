/** What stands where those that go stood: the next that stays, or else the last before them. */
export function neighbourOf<Each extends { readonly id: string }>(
  all: readonly Each[],
  gone: readonly Each[],
): Each | undefined {
  const going = new Set(gone.map(({ id }) => id));
  const first = all.findIndex(({ id }) => going.has(id));
  const stays = ({ id }: Each) => !going.has(id);
  return all.slice(Math.max(first, 0)).find(stays) ?? all.slice(0, Math.max(first, 0)).findLast(stays);
}
