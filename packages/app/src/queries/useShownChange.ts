import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';

export interface ShownChange<Item, Given, Answer> {
  /** The list that shows it. */
  readonly queryKey: QueryKey;
  readonly call: (given: Given) => Promise<Answer>;
  /** The list as it will be. */
  readonly show: (items: readonly Item[], given: Given) => readonly Item[];
  /** The list without this change, but with every other that came since. */
  readonly takeBack: (items: readonly Item[], given: Given, before: readonly Item[]) => readonly Item[];
}

/** A change to a list: shown at once, taken back when the server refuses, and one after the other. */
export function useShownChange<Item, Given, Answer>({
  queryKey,
  call,
  show,
  takeBack,
}: ShownChange<Item, Given, Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    // The next waits for the last, so that a press and its opposite arrive in that order.
    scope: { id: queryKey.join(' ') },
    mutationFn: call,
    onMutate: async (given: Given) => {
      // An answer that is on its way would undo what is about to be shown.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<readonly Item[]>(queryKey);
      if (before) client.setQueryData<readonly Item[]>(queryKey, show(before, given));
      return { before };
    },
    onError: (_problem, given, shown) => {
      const before = shown?.before;
      if (before)
        client.setQueryData<readonly Item[]>(queryKey, (now) => now && takeBack(now, given, before));
    },
    onSettled: () =>
      client.isMutating({ mutationKey: queryKey }) > 1 ? undefined : client.invalidateQueries({ queryKey }),
  });
}
