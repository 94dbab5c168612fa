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
  const [code, setCode] = useState<'coming' | 'here' | 'lost'>('coming');
  const { isAsking, stay, leave } = useAskedLeaving(isAtWork);
  useEffect(() => {
    if (!isAtWork) return;
    LeavingWork.bring().then(
      () => setCode('here'),
      () => setCode('lost'),
    );
  }, [isAtWork]);
  const isUnaskable = isAsking && code === 'lost';
  useEffect(() => {
    // Nobody is kept on a page by a question that did not arrive.
    if (isUnaskable) leave();
    // How one leaves is new with every drawing, and the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnaskable]);
  return code === 'here' && <LeavingWork isOpen={isAsking} onStayed={stay} onLeft={leave} />;
}
