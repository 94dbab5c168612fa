import { Dialog } from '@kinora/design-system';
import { useKitLabels } from '../../labels/index.ts';
import { accountLabels } from '../../labels/accountLabels.ts';
import { SignInCard, type SignInCardProps } from '../SignInCard/index.ts';

export interface SignInDialogProps extends Omit<SignInCardProps, 'place'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Signing in without leaving the page: what was typed behind it stays. */
export function SignInDialog({ isOpen, onOpenChange, ...card }: SignInDialogProps) {
  const { welcome } = useKitLabels('account', accountLabels, card.labels);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={welcome} size="sm">
      <SignInCard place="dialog" {...card} />
    </Dialog>
  );
}
