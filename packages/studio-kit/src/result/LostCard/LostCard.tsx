import { generalWords } from '@kinora/contract';
import { Button, Inline, Notice, Stack, Text } from '@kinora/design-system';
import { RefreshCw } from '@kinora/design-system/icons';

export interface LostCardProps {
  /** Why it is out of sight, in words for a person. */
  message: string;
  onLookAgainRequested: () => void;
  onDismissed?: (() => void) | undefined;
}

/** A generation that was accepted and can't be seen just now: it is looked for again, never sent again. */
export function LostCard({ message, onLookAgainRequested, onDismissed }: LostCardProps) {
  return (
    <Notice tone="warning" title={generalWords.lost} data-component="LostCard">
      <Stack gap={12}>
        <Text size="sm">
          {message} {generalWords.goesOn}
        </Text>
        <Inline gap={8}>
          <Button icon={RefreshCw} size="sm" onPress={onLookAgainRequested}>
            Look again
          </Button>
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
