import { generalWords, problemIn } from '@kinora/contract';
import { RetryNotice } from '@kinora/studio-kit';
import type { Failure } from '../../queries/useFailure.ts';
import { notLoaded } from './notLoaded.ts';

export interface LoadProblemProps extends Failure {
  what: string;
}

/** Why something is not there, and the way to ask again. */
export const LoadProblem = ({ what, error, isPending, onRetryRequested }: LoadProblemProps) => (
  <RetryNotice
    title={notLoaded(what, error)}
    retryLabel={generalWords.tryAgain}
    isRetrying={isPending}
    onRetryRequested={onRetryRequested}
  >
    {problemIn(error)?.message}
  </RetryNotice>
);
