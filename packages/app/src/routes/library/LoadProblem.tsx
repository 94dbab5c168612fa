import { generalWords, libraryWords, problemIn } from '@kinora/contract';
import { Button, Notice, Text } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import type { Failure } from '../../queries/useFailure.ts';

export interface LoadProblemProps extends Failure {
  what: string;
}

/** Why something is not there, and the way to ask again. */
export function LoadProblem({ what, error, isPending, onRetryRequested }: LoadProblemProps) {
  const problem = problemIn(error);
  return (
    <Notice
      tone="danger"
      title={libraryWords.loadFailed(what)}
      action={
        <Button size="sm" icon={RotateCcw} isPending={isPending} onPress={onRetryRequested}>
          {generalWords.tryAgain}
        </Button>
      }
    >
      {problem && <Text>{problem.message}</Text>}
    </Notice>
  );
}
