import { problemIn } from '@kinora/contract';
import { useCallback } from 'react';
import { useToasts } from '../../toasts.tsx';

/** Says how a piece of work went, also when the screen is left meanwhile. */
export function useTelling() {
  const toasts = useToasts();
  return useCallback(
    <Answer>(work: Promise<Answer>, failed: string, succeeded?: (answer: Answer) => void) =>
      // A mutation's own callbacks go with the component; its promise does not.
      void work.then(succeeded, (thrown: unknown) => {
        const problem = problemIn(thrown);
        toasts.add({ tone: 'danger', title: failed, ...(problem && { description: problem.message }) });
      }),
    [toasts],
  );
}
