import { historyWords, problemIn } from '@kinora/contract';
import { useEffect } from 'react';
import { useToasts } from '../../toasts.tsx';

/** Why there is no sheet: the server refused it, or something broke on the way (A140, A141). */
export const historyProblem = (error: unknown): string =>
  problemIn(error) ? historyWords.loadFailed : historyWords.loadBroke;

/** Says it in passing as well, once for each kind of problem. */
export function useHistoryProblem({ error, isError }: { error: unknown; isError: boolean }): void {
  const toasts = useToasts();
  const title = isError ? historyProblem(error) : null;
  useEffect(() => {
    if (title !== null) toasts.add({ tone: 'danger', title });
    // Not with every error: asking again and failing again is no news.
  }, [title, toasts]);
}
