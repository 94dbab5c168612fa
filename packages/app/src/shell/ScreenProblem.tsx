import { generalWords, screenWords } from '@kinora/contract';
import { Button, Heading, Notice, Stack } from '@kinora/design-system';
import { pageWidth } from './shell.css.ts';

export interface ScreenProblemProps {
  /** Its code did not arrive; else it broke. */
  isMissing: boolean;
  /** A studio keeps what was filled in. */
  isStudio?: boolean;
  isComing?: boolean;
  onRetryRequested: () => void;
}

/** What stands in place of a screen that can't be shown. The rest of the app stays usable. */
export function ScreenProblem({
  isMissing,
  isStudio,
  isComing = false,
  onRetryRequested,
}: ScreenProblemProps) {
  const { broken, missing } = screenWords;
  const { title, description } = isMissing ? missing : broken;
  return (
    <Stack gap={16} className={pageWidth} align="start">
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Notice tone="danger">{!isMissing && isStudio ? broken.inStudio : description}</Notice>
      <Button tone="accent" variant="solid" isPending={isComing} onPress={onRetryRequested}>
        {generalWords.tryAgain}
      </Button>
    </Stack>
  );
}
