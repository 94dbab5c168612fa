import { AlertDialog, Button, Count, Notice } from '@kinora/design-system';
import { Trash2 } from '@kinora/design-system/icons';
import { useState } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';

export interface TrashNoticeProps {
  /** How many there are. With none there is nothing to empty. */
  count: number;
  /** The button stays until it is known whether they are gone. */
  isPending?: boolean | undefined;
  /** The person was asked, and said yes. */
  onEmptyingConfirmed?: (() => void) | undefined;
  labels?: Partial<KitLabels['history']> | undefined;
}

/** Stands over the trash: how long things stay, and the way to be rid of all at once. */
export function TrashNotice({ count, isPending, onEmptyingConfirmed, labels }: TrashNoticeProps) {
  const said = useKitLabels('history', historyLabels, labels);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Notice
        data-component="TrashNotice"
        action={
          (count > 0 || isPending) && onEmptyingConfirmed ? (
            <Button
              size="sm"
              tone="danger"
              icon={Trash2}
              isPending={isPending}
              onPress={() => setIsAsking(true)}
            >
              {said.emptyTrash}
            </Button>
          ) : undefined
        }
      >
        {said.trashNotice}
      </Notice>
      {onEmptyingConfirmed && (
        <AlertDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          title={said.emptyTrashQuestion}
          confirmLabel={said.confirmForever}
          tone="danger"
          onConfirmed={() => {
            setIsAsking(false);
            onEmptyingConfirmed();
          }}
        >
          <Count value={count} words={said.creation} />
        </AlertDialog>
      )}
    </>
  );
}
