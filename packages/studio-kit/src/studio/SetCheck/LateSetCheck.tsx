import { filesIn } from '@kinora/contract';
import { VisuallyHidden, useFetchedWhen } from '@kinora/design-system';
import { useState } from 'react';
import type { SetCheckProps } from './SetCheck.tsx';

const fetchCheck = () => import('./SetCheck.tsx');

/** The look at a set, whose code comes with the first picture; what it comes to is told aloud. */
export function LateSetCheck(props: Omit<SetCheckProps, 'onSaid'>) {
  const [line, say] = useState('');
  const { tool, draft, looker } = props;
  const hasPictures = filesIn(tool, draft).length > 0;
  const check = useFetchedWhen(looker.look !== undefined && hasPictures, fetchCheck);
  return (
    <>
      <VisuallyHidden role="status">{line}</VisuallyHidden>
      {check && <check.SetCheck {...props} onSaid={say} />}
    </>
  );
}
