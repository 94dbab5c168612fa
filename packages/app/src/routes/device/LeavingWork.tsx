import { leavingWork } from '@kinora/contract';
import { AlertDialog } from '@kinora/design-system';

export interface LeavingWorkProps {
  isOpen: boolean;
  onStayed: () => void;
  onLeft: () => void;
}

/** Whether to leave while the device is at work. */
export default function LeavingWork({ isOpen, onStayed, onLeft }: LeavingWorkProps) {
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(stillOpen) => !stillOpen && onStayed()}
      title={leavingWork.question}
      confirmLabel={leavingWork.leave}
      cancelLabel={leavingWork.stay}
      tone="danger"
      onConfirmed={onLeft}
    >
      {leavingWork.description}
    </AlertDialog>
  );
}
