import {
  deedWords,
  generalWords,
  historyWords,
  libraryWords,
  titleOf,
  type StudioCreation,
} from '@kinora/contract';
import { AlertDialog, Stack } from '@kinora/design-system';

export interface DeleteQuestionProps {
  /** None while it is closed. */
  creations: readonly StudioCreation[];
  onClosed: () => void;
  onConfirmed: (event: { creations: readonly StudioCreation[] }) => void;
}

/** Asks before anything goes (A137). */
export function DeleteQuestion({ creations, onClosed, onConfirmed }: DeleteQuestionProps) {
  const [first] = creations;
  const isOne = creations.length === 1;
  return (
    <AlertDialog
      isOpen={first !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      title={isOne ? historyWords.deleteQuestion : historyWords.deleteManyQuestion(creations.length)}
      confirmLabel={deedWords.delete}
      cancelLabel={generalWords.cancel}
      tone="danger"
      onConfirmed={() => {
        onConfirmed({ creations });
        onClosed();
      }}
    >
      <Stack gap={8}>
        {isOne && first && <span>{titleOf(first)}</span>}
        <span>{libraryWords.trash.noticeElsewhere}</span>
      </Stack>
    </AlertDialog>
  );
}
