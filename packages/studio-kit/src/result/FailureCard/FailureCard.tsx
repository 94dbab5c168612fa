import { failureTold, type FailureToTell } from '@kinora/contract';
import { Button, Inline, Notice } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';

export interface FailureCardProps extends FailureToTell {
  onRetryRequested?: (() => void) | undefined;
  onDismissed?: (() => void) | undefined;
  /** It was for a file: dismissing it leads to another. */
  isOfFile?: boolean | undefined;
  labels?: Partial<KitLabels['result']> | undefined;
}

/** A generation that did not work out: what happened, that nothing was charged, and how to go on. */
export function FailureCard({
  onRetryRequested,
  onDismissed,
  isOfFile,
  labels,
  ...failure
}: FailureCardProps) {
  const said = useKitLabels('result', resultLabels, labels);
  const { title, lines } = failureTold(failure, said);
  return (
    <Notice
      tone="danger"
      title={title}
      data-component="FailureCard"
      action={
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
      }
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  );
}
