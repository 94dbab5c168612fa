import { historyWords, titleOf, type Creation } from '@kinora/contract';
import { AlertDialog } from '@kinora/design-system';

export interface DeleteQuestionProps {
  creation: Creation | null;
  onClosed: () => void;
  onConfirmed: (event: { creation: Creation }) => void;
}

export function DeleteQuestion({ creation, onClosed, onConfirmed }: DeleteQuestionProps) {
  return (
    <AlertDialog
      isOpen={creation !== null}
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      title={historyWords.deleteQuestion}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      tone="danger"
      onConfirmed={() => {
        if (creation) onConfirmed({ creation });
        onClosed();
      }}
    >
      {creation && titleOf(creation)}
    </AlertDialog>
  );
}
