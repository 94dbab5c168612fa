import { historyWords, titleOf, type StudioCreation } from '@kinora/contract';
import { AlertDialog } from '@kinora/design-system';

export interface DeleteQuestionProps<C extends StudioCreation> {
  /** None while it is closed. */
  creations: readonly C[];
  onClosed: () => void;
  onConfirmed: (event: { creations: readonly C[] }) => void;
}

/** Asks before anything goes (A137). */
export function DeleteQuestion<C extends StudioCreation>({
  creations,
  onClosed,
  onConfirmed,
}: DeleteQuestionProps<C>) {
  const [first] = creations;
  const isOne = creations.length === 1;
  return (
    <AlertDialog
      isOpen={first !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      title={isOne ? historyWords.deleteQuestion : historyWords.deleteManyQuestion(creations.length)}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      tone="danger"
      onConfirmed={() => {
        onConfirmed({ creations });
        onClosed();
      }}
    >
      {isOne && first && titleOf(first)}
    </AlertDialog>
  );
}
