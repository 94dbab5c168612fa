import type { Creation } from '@kinora/contract';
import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import { creationKey, creationsKey, type CreationPages } from './creations.ts';

type Id = Creation['id'];

/** Where in a list one stands. */
export function placeOf({ pages }: CreationPages, id: Id) {
  const page = pages.findIndex(({ items }) => items.some((each) => each.id === id));
  return page < 0 ? null : { page, index: pages[page]!.items.findIndex((each) => each.id === id) };
}

/** What is shown so already is not written again: that would be news to all who show it, and they might bring it back here. */
const asNews = <Shown>(before: Shown, now: Shown): Shown | undefined =>
  replaceEqualDeep(before, now) === before ? undefined : now;

/** Shows a creation as it will be, wherever it is shown. */
export function showChanged(client: QueryClient, userId: string, id: Id, changes: Partial<Creation>): void {
  const changed = (each: Creation) => (each.id === id ? { ...each, ...changes } : each);
  client.setQueriesData<CreationPages>(
    { queryKey: creationsKey(userId) },
    (list) =>
      list &&
      asNews(list, {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.map(changed) })),
      }),
  );
  client.setQueriesData<Creation | null>(
    { queryKey: creationKey(userId) },
    (one) => one && asNews(one, changed(one)),
  );
}

/** Whether a list shows it that was asked for. */
export const isListed = (client: QueryClient, userId: string, id: Id): boolean =>
  client
    .getQueriesData<CreationPages>({ queryKey: creationsKey(userId) })
    .some(([, list]) => list && placeOf(list, id));
