import { lineIn, saysNotCharged, titleIn, type Saying } from '@kinora/contract';
import { Button, Inline, Notice, Stack, Text } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';

export interface FailureCardProps {
  /** What happened, in words for a person. That nothing was charged is added where it does not say so. */
  message: string;
  /** What a tool says of any failure, before what happened. */
  saying?: Saying | undefined;
  /** Whether it is known that nothing was charged; not when the answer never came. */
  isCertain?: boolean | undefined;
  onRetryRequested?: (() => void) | undefined;
  onDismissed?: (() => void) | undefined;
  /** It was for a file: dismissing it leads to another. */
  isOfFile?: boolean | undefined;
  labels?: Partial<KitLabels['result']> | undefined;
}

/** A generation that did not work out: what happened, that nothing was charged, and how to go on. */
export function FailureCard({
  message,
  saying = message,
  isCertain = true,
  onRetryRequested,
  onDismissed,
  isOfFile,
  labels,
}: FailureCardProps) {
  const said = useKitLabels('result', resultLabels, labels);
  const heading = titleIn(saying);
  const lines = [...new Set([lineIn(saying), message])].filter((line) => line !== heading);
  const isTold = [heading, ...lines].some(saysNotCharged);
  const charge = isCertain ? !isTold && said.notCharged : said.maybeAccepted;
  return (
    <Notice tone="danger" title={heading} data-component="FailureCard">
      <Stack gap={12}>
        {lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        <Text size="sm">
          {charge} {said.kept}
        </Text>
        <Inline gap={8}>
          {onRetryRequested && (
            <Button icon={RotateCcw} size="sm" onPress={onRetryRequested}>
              {said.retry}
            </Button>
          )}
          {onDismissed && (
            <Button size="sm" variant="ghost" onPress={onDismissed}>
              {isOfFile ? said.otherFile : said.back}
            </Button>
          )}
        </Inline>
      </Stack>
    </Notice>
  );
}
