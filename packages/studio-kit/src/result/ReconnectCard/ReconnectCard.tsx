import { Button, Inline, Notice } from '@kinora/design-system';
import { RefreshCw } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';

export interface ReconnectCardProps {
  /** Why it is out of sight, in words for a person. */
  message: string;
  onReconnectRequested: () => void;
  onDismissed?: (() => void) | undefined;
  labels?: Partial<KitLabels['result']> | undefined;
}

/** A generation that was accepted and can't be seen just now: it is looked for again, never sent again. */
export function ReconnectCard({ message, onReconnectRequested, onDismissed, labels }: ReconnectCardProps) {
  const said = useKitLabels('result', resultLabels, labels);
  return (
    <Notice
      tone="warning"
      title={said.lost}
      data-component="ReconnectCard"
      action={
        <Inline gap={8}>
          <Button icon={RefreshCw} size="sm" onPress={onReconnectRequested}>
            {said.reconnect}
          </Button>
          {onDismissed && (
            <Button size="sm" variant="ghost" onPress={onDismissed}>
              {said.back}
            </Button>
          )}
        </Inline>
      }
    >
      {message} {said.goesOn}
    </Notice>
  );
}
