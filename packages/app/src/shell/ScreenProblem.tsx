import { Button, Heading, Notice, Stack } from '@kinora/design-system';
import { pageWidth } from './shell.css.ts';

export interface ScreenProblemProps {
  /** Its code did not arrive; else it broke. */
  isMissing: boolean;
  isComing?: boolean;
  onRetryRequested: () => void;
}

/** What stands in place of a screen that can't be shown. The rest of the app stays usable. */
export const ScreenProblem = ({ isMissing, isComing = false, onRetryRequested }: ScreenProblemProps) => (
  <Stack gap={16} className={pageWidth} align="start">
    <Heading level={1} tabIndex={-1}>
      {isMissing ? 'This page did not arrive' : 'This page broke'}
    </Heading>
    <Notice tone="danger">
      {isMissing
        ? 'Its code could not be fetched. Check your connection, then try again: what you typed in a studio is kept.'
        : 'Something in it went wrong. Try again: what you typed in a studio is kept, and what is being made goes on.'}
    </Notice>
    <Button tone="accent" variant="solid" isPending={isComing} onPress={onRetryRequested}>
      Try again
    </Button>
  </Stack>
);
