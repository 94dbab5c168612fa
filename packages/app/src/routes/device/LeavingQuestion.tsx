import { useEffect, useState } from 'react';
import { latePart } from '../../late/latePart.tsx';
import { useAskedLeaving } from '../../router/useAskedLeaving.ts';

const LeavingWork = latePart(() => import('./LeavingWork.tsx'));

export interface LeavingQuestionProps {
  /** The device works, and would stop with the page. */
  isAtWork: boolean;
}

/** Asks before work of the device is dropped: it goes on nowhere else. The code of the question comes when work begins. */
export function LeavingQuestion({ isAtWork }: LeavingQuestionProps) {
  const { isAsking, stay, leave } = useAskedLeaving(isAtWork);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    // Nobody is kept on a page by a question that did not arrive.
    if (isAsking && isLost) leave();
  }, [isAsking, isLost, leave]);
  return (
    <LeavingWork
      isWanted={isAtWork}
      isOpen={isAsking}
      onLost={() => setLost(true)}
      onCame={() => setLost(false)}
      onStayed={stay}
      onLeft={leave}
    />
  );
}
