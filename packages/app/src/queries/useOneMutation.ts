import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOneAtATime } from '../useOneAtATime.ts';

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
