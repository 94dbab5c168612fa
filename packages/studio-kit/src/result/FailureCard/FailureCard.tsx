import { generalWords } from '@kinora/contract';
import { Button, Inline, Notice, Stack, Text } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';

export interface FailureCardProps {
  /** What happened, in words for a person. */
  message: string;
  /** What to do next, where there is more to say than to try again. */
  advice?: string | undefined;
  /** Whether it is known that nothing was charged; not when the answer never came. */
  isCertain?: boolean | undefined;
  onRetryRequested?: (() => void) | undefined;
  onDismissed?: (() => void) | undefined;
}

/** A generation that did not work out: what happened, that nothing was charged, and how to go on. */
export function FailureCard({
  message,
  advice,
  isCertain = true,
  onRetryRequested,
  onDismissed,
}: FailureCardProps) {
  return (
    <Notice tone="danger" title={message} data-component="FailureCard">
      <Stack gap={12}>
        <Text size="sm">
          {isCertain ? generalWords.notCharged : generalWords.maybeAccepted}{' '}
          {advice ?? 'Your inputs are kept.'}
        </Text>
        <Inline gap={8}>
          {onRetryRequested && (
            <Button icon={RotateCcw} size="sm" onPress={onRetryRequested}>
              Retry
            </Button>
          )}
          {onDismissed && (
            <Button size="sm" variant="ghost" onPress={onDismissed}>
              Back to the inputs
            </Button>
          )}
        </Inline>
      </Stack>
    </Notice>
  );
}
