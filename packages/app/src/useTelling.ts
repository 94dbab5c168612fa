import { problemIn } from '@kinora/contract';
import { useCallback } from 'react';
import { useToasts } from './toasts.tsx';

interface Work {
  /** What it is about, as with what is said when it went well. */
  topic: string;
  failed: string;
}

/** Says how a piece of work went, also when the screen is left meanwhile. That it went well ends what was said of a failure. */
export function useTelling() {
  const toasts = useToasts();
  return useCallback(
    <Answer>(work: Promise<Answer>, { topic, failed }: Work, succeeded?: (answer: Answer) => void) =>
      // A mutation's own callbacks go with the component; its promise does not.
      void work.then(
        (answer) => {
          toasts.end(topic);
          succeeded?.(answer);
        },
        (thrown: unknown) => {
          const problem = problemIn(thrown);
          toasts.add({
            tone: 'danger',
            topic,
            title: failed,
            ...(problem && { description: problem.message }),
          });
        },
      ),
    [toasts],
  );
}
