import { leavingWords } from '../../labels/english/leavingWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { question } from './Dialog.css.ts';

interface DiscardQuestionProps {
  onKept: () => void;
  onDiscarded: () => void;
}

/** In the place of a dialog's buttons: whether what was filled in may go. */
export function DiscardQuestion({ onKept, onDiscarded }: DiscardQuestionProps) {
  const { discardQuestion, keepEditing, discard } = useWords(leavingWords);
  return (
    <>
      <p role="alert" className={question}>
        {discardQuestion}
      </p>
      {/* The harmless answer has focus first: Enter must not destroy anything. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button autoFocus onPress={onKept}>
        {keepEditing}
      </Button>
      <Button tone="danger" variant="solid" onPress={onDiscarded}>
        {discard}
      </Button>
    </>
  );
}
