import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** Work that is under way is not begun again: a double click comes before anything is drawn as busy. */
export function useOneAtATime<Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const underWay = useRef<Promise<Answer> | null>(null);
  return useCallback(
    (...asked) => {
      underWay.current ??= work(...asked).finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
    [work],
  );
}

/** A change that is made once, however often its button is pressed meanwhile. */
export function useOneMutation<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const mutation = useMutation(options);
  const mutateAsync = useOneAtATime(mutation.mutateAsync);
  const mutate = useCallback<typeof mutation.mutate>(
    (...asked) => {
      // Its error is told by the mutation itself.
      mutateAsync(...asked).catch(() => {});
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync } as UseMutationResult<Data, Error, Variables>;
}
