import { Dialog } from '@kinora/design-system';
import { useKitLabels } from '../../labels/index.ts';
import { accountLabels } from '../../labels/accountLabels.ts';
import { SignInCard, type SignInCardProps } from '../SignInCard/index.ts';

export interface SignInDialogProps extends Omit<SignInCardProps, 'place'> {
  isOpen: boolean;
  /** What it is asked for, in a line, where somebody wanted something else than to sign in. */
  reason?: string | undefined;
  onOpenChange: (isOpen: boolean) => void;
}

/** Signing in without leaving the page: what was typed behind it stays. */
export function SignInDialog({ isOpen, reason, onOpenChange, ...card }: SignInDialogProps) {
  const { welcome } = useKitLabels('account', accountLabels, card.labels);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={welcome} description={reason} size="sm">
      <SignInCard place="dialog" {...card} />
    </Dialog>
  );
}
