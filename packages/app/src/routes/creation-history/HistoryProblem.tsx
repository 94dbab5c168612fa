import { historyWords, problemIn } from '@kinora/contract';
import { Button, Notice, Text } from '@kinora/design-system';
import { useEffect } from 'react';
import { useToasts } from '../../toasts.tsx';

export interface HistoryProblemProps {
  error: unknown;
  onRetryRequested: () => void;
}

/** Why there is no sheet: what the server said, or that something broke on the way (A140, A141). */
export function HistoryProblem({ error, onRetryRequested }: HistoryProblemProps) {
  const toasts = useToasts();
  const problem = problemIn(error);
  const title = problem ? historyWords.loadFailed : historyWords.loadBroke;
  useEffect(() => {
    toasts.add({ tone: 'danger', title });
    // Not with every error: asking again and failing again is no news.
  }, [title, toasts]);
  return (
    <Notice tone="danger" title={title} action={<Button onPress={onRetryRequested}>Try again</Button>}>
      {problem && <Text>{problem.message}</Text>}
    </Notice>
  );
}
