import { Skeleton, Stack, VisuallyHidden } from '@kinora/design-system';
import type { ReactNode } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { accountLabels } from '../../labels/accountLabels.ts';
import { SignInCard, type SignInCardProps } from '../SignInCard/index.ts';
import { gate, panel } from './SignInGate.css.ts';

export interface SignInGateProps extends Omit<SignInCardProps, 'place'> {
  status: 'loading' | 'visitor' | 'member';
  children: ReactNode;
}

/** Stands before pages that belong to somebody: waits, lets in, or asks who it is (A67 to A69). */
export function SignInGate({ status, children, ...card }: SignInGateProps) {
  const { loading } = useKitLabels('account', accountLabels, card.labels);
  if (status === 'member') return children;
  return (
    <div className={gate} data-component="SignInGate">
      <div className={panel}>
        {status === 'loading' ? (
          <Stack gap={16} aria-busy>
            <VisuallyHidden role="status">{loading}</VisuallyHidden>
            <Skeleton shape="text" lines={2} />
            <Skeleton shape="rect" aspect={16 / 9} />
          </Stack>
        ) : (
          <SignInCard place="gate" {...card} />
        )}
      </div>
    </div>
  );
}
