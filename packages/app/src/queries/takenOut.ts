import type { Creation } from '@kinora/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { creationsKey, type CreationPages } from './creations.ts';
import { placeOf } from './shownCreations.ts';

/** Whether a list under such a key holds one that is like this; undefined where only the server knows. */
function holds(
  [, , type, sort, search]: QueryKey,
  creation: Pick<Creation, 'type' | 'is_liked'>,
): boolean | undefined {
  if (type === 'album' || search) return undefined;
  return (type === 'all' || type === creation.type) && (sort !== 'liked' || creation.is_liked);
}

/** What came of showing a creation in the lists or not: in the unsure ones nobody here can say whether it is or was. */
interface InLists {
  readonly unsure: readonly QueryKey[];
}

/** Takes a creation out of the lists that show it, and answers with it as it stood there and with the way to put it back. */
export function takeOut(
  client: QueryClient,
  userId: string,
  creation: Pick<Creation, 'id' | 'type' | 'is_liked'>,
): InLists & { readonly shown: Creation | undefined; readonly putBack: () => void } {
  const { id } = creation;
  const unsure: QueryKey[] = [];
  let shown: Creation | undefined;
  const waysBack = client
    .getQueriesData<CreationPages>({ queryKey: creationsKey(userId) })
    .flatMap(([key, list]) => {
      const place = list && placeOf(list, id);
      if (!list || !place) {
        // It may lie on a page that has not come, and is counted there.
        if (list?.pages.at(-1)?.next && holds(key, creation) !== false) unsure.push(key);
        return [];
      }
      const here = list.pages[place.page]!.items[place.index]!;
      shown = here;
      client.setQueryData<CreationPages>(key, {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.filter((each) => each.id !== id),
          total: page.total - 1,
        })),
      });
      return () =>
        client.setQueryData<CreationPages>(key, (now) => {
          // A newer answer of the server may have brought it back already.
          if (!now?.pages[place.page] || placeOf(now, id)) return now;
          return {
            ...now,
            pages: now.pages.map((page, number) => ({
              ...page,
              items: number === place.page ? page.items.toSpliced(place.index, 0, here) : page.items,
              total: page.total + 1,
            })),
          };
        });
    });
  return {
    shown,
    unsure,
    putBack: () => {
      for (const putBack of waysBack) putBack();
    },
  };
}

/** In the order in which the server tells them. */
const isOlder = (one: Creation, other: Creation) =>
  one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id);

function withOneMore(list: CreationPages, creation: Creation, isOldestFirst: boolean): CreationPages {
  const isBehind = (each: Creation) => isOlder(creation, each) === isOldestFirst;
  const page = list.pages.findIndex(({ items }) => items.some(isBehind));
  const last = list.pages.length - 1;
  // Behind all that have come, it comes with a page of its own, where there is one.
  const at = page >= 0 ? page : list.pages[last]?.next ? null : last;
  return {
    ...list,
    pages: list.pages.map(({ items, total, next }, number) => {
      const index = items.findIndex(isBehind);
      return {
        items: number === at ? items.toSpliced(index < 0 ? items.length : index, 0, creation) : items,
        total: total + 1,
        next,
      };
    }),
  };
}

/** Shows a creation in every list that it belongs to, at its place. */
export function showBack(client: QueryClient, userId: string, creation: Creation): InLists {
  const unsure: QueryKey[] = [];
  for (const [key, list] of client.getQueriesData<CreationPages>({ queryKey: creationsKey(userId) })) {
    if (!list || placeOf(list, creation.id)) continue;
    const isHeld = holds(key, creation);
    // Where all that had come is gone, nobody can say whether it stood before what is still to come.
    const isBlank = list.pages.at(-1)?.next && list.pages.every(({ items }) => items.length === 0);
    if (isHeld === undefined || (isHeld && isBlank)) unsure.push(key);
    if (isHeld) client.setQueryData(key, withOneMore(list, creation, key[3] === 'oldest'));
  }
  return { unsure };
}
