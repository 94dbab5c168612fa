import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { creationKey, creationsKey } from './creations.ts';

/** What is shown of creations and may be wrong since a change that is under way, by the hashes of its queries. */
const doubted = new WeakMap<QueryClient, Set<string>>();

export interface Change {
  /** These are asked for again in the end; all others keep what they were given to show. */
  readonly doubt: (keys: readonly QueryKey[]) => void;
  /** Whatever is shown of creations: nobody knows what the server has. */
  readonly doubtAll: () => void;
  /** The lists whose keys say so, in the order of `creationsQuery`. */
  readonly doubtLists: (isDoubtful: (view: { isOfLiked: boolean; isSearched: boolean }) => boolean) => void;
  /** Nothing is taken for new any more, here and in other windows, and what is doubted is asked for. */
  readonly end: () => Promise<void>;
}

/** Begins a change to creations that is shown before the server has heard of it: no answer from before undoes it. */
export async function beginChange(client: QueryClient, userId: string): Promise<Change> {
  const cache = client.getQueryCache();
  const keys = [creationsKey(userId), creationKey(userId)];
  const shown = () => keys.flatMap((queryKey) => cache.findAll({ queryKey }));
  const doubt: Change['doubt'] = (more) =>
    doubted.set(client, new Set([...(doubted.get(client) ?? []), ...more.map((key) => hashKey(key))]));

  // What is on its way is given up, and what is asked for from now on may be answered from before.
  const awaited = shown().filter(({ state }) => state.fetchStatus !== 'idle');
  doubt(awaited.map(({ queryKey }) => queryKey));
  const leave = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.fetchStatus !== 'idle') doubt([query.queryKey]);
  });
  await Promise.all(awaited.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })));

  return {
    doubt,
    doubtAll: () => doubt(shown().map(({ queryKey }) => queryKey)),
    doubtLists: (isDoubtful) =>
      doubt(
        cache
          .findAll({ queryKey: creationsKey(userId) })
          .map(({ queryKey }) => queryKey)
          .filter(([, , , sort, search]) =>
            isDoubtful({ isOfLiked: sort === 'liked', isSearched: Boolean(search) }),
          ),
      ),
    end: async () => {
      leave();
      // The last one asks for all: an answer that comes before another change has reached the server would undo that.
      if (client.isMutating({ mutationKey: creationsKey(userId) }) > 1) return;
      const hashes = doubted.get(client);
      doubted.delete(client);
      for (const queryKey of keys) void client.invalidateQueries({ queryKey, refetchType: 'none' });
      await Promise.all(
        keys.map((queryKey) =>
          client.refetchQueries({
            queryKey,
            type: 'active',
            predicate: (query) => !!hashes?.has(query.queryHash),
          }),
        ),
      );
    },
  };
}
