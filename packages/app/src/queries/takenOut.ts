import type { Creation } from '@kinora/contract';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { CreationPages } from './creations.ts';
import { putBack } from './putBack.ts';
import { placeOf } from './shownCreations.ts';

/** Albums have an order of their own, and the trash that of deleting. */
const isByAge = (type: unknown) => type !== undefined && type !== 'album';

/** Whether a list under such a key holds one that is like this; undefined where only the server knows. */
function holds(
  [, , type, sort, search]: QueryKey,
  creation: Pick<Creation, 'type' | 'is_liked'>,
): boolean | undefined {
  if (!isByAge(type) || search) return undefined;
  return (type === 'all' || type === creation.type) && (sort !== 'liked' || creation.is_liked);
}

/** What came of showing creations in the lists or not: in the unsure ones nobody here can say whether one is or was. */
interface InLists {
  readonly unsure: readonly QueryKey[];
}

interface Place {
  readonly page: number;
  /** The page with it once more. */
  readonly fill: (items: readonly Creation[]) => readonly Creation[];
}

/** A creation as the lists showed it, and where it stood in each, by the hash of its key. */
export interface Taken {
  readonly creation: Creation;
  readonly stood: ReadonlyMap<string, Place>;
}

const listsOf = (client: QueryClient, queryKey: QueryKey) =>
  client
    .getQueriesData<CreationPages | boolean>({ queryKey })
    .flatMap(([key, list]) => (typeof list === 'object' ? [{ key, hash: hashKey(key), list }] : []));

/** Takes creations out of the lists under this key that show them, and answers with those that were shown. */
export function takeOut(
  client: QueryClient,
  queryKey: QueryKey,
  creations: readonly Pick<Creation, 'id' | 'type' | 'is_liked'>[],
): InLists & { readonly taken: readonly Taken[] } {
  const ids = new Set(creations.map(({ id }) => id));
  const unsure: QueryKey[] = [];
  const taken = new Map<string, { creation: Creation; stood: Map<string, Place> }>();
  for (const { key, hash, list } of listsOf(client, queryKey)) {
    const here = new Set<string>();
    for (const [page, { items }] of list.pages.entries())
      for (const creation of items) {
        if (!ids.has(creation.id)) continue;
        here.add(creation.id);
        const stood = taken.get(creation.id)?.stood ?? new Map<string, Place>();
        const fill: Place['fill'] = (now) => putBack(now, creation.id, items);
        taken.set(creation.id, { creation, stood: stood.set(hash, { page, fill }) });
      }
    // It may lie on a page that has not come, and is counted there.
    const mayLieBehind = (each: (typeof creations)[number]) =>
      !here.has(each.id) && holds(key, each) !== false;
    if (list.pages.at(-1)?.next && creations.some(mayLieBehind)) unsure.push(key);
    if (here.size > 0)
      client.setQueryData<CreationPages>(key, {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ id }) => !here.has(id)),
          total: page.total - here.size,
        })),
      });
  }
  return { taken: [...taken.values()], unsure };
}

/** In the order in which the server tells them. */
const isOlder = (one: Creation, other: Creation) =>
  one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id);

/** Where one belongs by its age; null behind all that have come, where it comes with a page of its own. */
function placeByAge({ pages }: CreationPages, creation: Creation, isOldestFirst: boolean): Place | null {
  const isBehind = (each: Creation) => isOlder(creation, each) === isOldestFirst;
  const page = pages.findIndex(({ items }) => items.some(isBehind));
  const at =
    (place: number): Place['fill'] =>
    (items) =>
      items.toSpliced(place, 0, creation);
  if (page >= 0) return { page, fill: at(pages[page]!.items.findIndex(isBehind)) };
  const last = pages.length - 1;
  return pages[last]?.next ? null : { page: last, fill: at(pages[last]?.items.length ?? 0) };
}

const withOneMore = (list: CreationPages, place: Place | null): CreationPages => ({
  ...list,
  pages: list.pages.map((page, number) => ({
    ...page,
    items: number === place?.page ? place.fill(page.items) : page.items,
    total: page.total + 1,
  })),
});

/** Shows creations in every list under this key that they belong to, each at its place. */
export function showBack(client: QueryClient, queryKey: QueryKey, taken: readonly Taken[]): InLists {
  const unsure: QueryKey[] = [];
  for (const { key, hash, list } of listsOf(client, queryKey)) {
    const [, , type, sort] = key;
    // Where all that had come is gone, nobody can say whether one stood before what is still to come.
    const isBlank = list.pages.at(-1)?.next && list.pages.every(({ items }) => items.length === 0);
    let isUnsure = false;
    let now = list;
    for (const { creation, stood } of taken) {
      // A newer answer of the server may have brought it back already.
      if (placeOf(now, creation.id)) continue;
      const isHeld = holds(key, creation);
      const before = stood.get(hash);
      isUnsure ||= isHeld === undefined || Boolean(isHeld && isBlank);
      const place = !isByAge(type) ? before : placeByAge(now, creation, sort === 'oldest');
      if ((isHeld ?? before) && place !== undefined) now = withOneMore(now, place);
    }
    if (isUnsure) unsure.push(key);
    if (now !== list) client.setQueryData(key, now);
  }
  return { unsure };
}
