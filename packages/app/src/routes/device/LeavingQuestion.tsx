import { leavingWork } from '@kinora/contract';
import { AlertDialog } from '@kinora/design-system';
import { useAskedLeaving } from '../../router/useAskedLeaving.ts';

export interface LeavingQuestionProps {
  /** The device works, and would stop with the page. */
  isAtWork: boolean;
}

/** Asks before work of the device is dropped: it goes on nowhere else. */
export function LeavingQuestion({ isAtWork }: LeavingQuestionProps) {
  const { isAsking, stay, leave } = useAskedLeaving(isAtWork);
  return (
    <AlertDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={leavingWork.question}
      confirmLabel={leavingWork.leave}
      cancelLabel={leavingWork.stay}
      tone="danger"
      onConfirmed={leave}
    >
      {leavingWork.description}
    </AlertDialog>
  );
}
