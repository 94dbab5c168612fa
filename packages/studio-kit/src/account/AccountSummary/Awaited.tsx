import { Skeleton, Stack, VisuallyHidden } from '@kinora/design-system';
import type { ReactNode } from 'react';
import type { AccountWords } from '../../labels/accountLabels.ts';
import { RetryNotice } from '../../shell/RetryNotice/index.ts';
import type { Loaded } from './loaded.ts';

export interface AwaitedProps<T> {
  what: Loaded<T>;
  words: AccountWords;
  onReloadRequested: () => void;
  /** How many lines of words it is as tall as. @default 4 */
  lines?: number | undefined;
  children: (it: T) => ReactNode;
}

/** What comes from a server, in the room that it will take; lost, it says so and can be asked for again. */
export function Awaited<T>({ what, words, onReloadRequested, lines = 4, children }: AwaitedProps<T>) {
  if (what.is === 'there') return children(what.it);
  if (what.is === 'loading')
    return (
      <Stack gap={12} aria-busy>
        <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
        <Skeleton shape="text" lines={lines} />
      </Stack>
    );
  return (
    <RetryNotice
      title={words.couldNotLoad}
      retryLabel={words.tryAgain}
      isRetrying={what.isRetrying}
      onRetryRequested={onReloadRequested}
    >
      {what.message}
    </RetryNotice>
  );
}
