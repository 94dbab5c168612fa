import { Dialog } from '@kinora/design-system';
import { SignInCard, type SignInCardProps } from '../SignInCard/index.ts';

export interface SignInDialogProps extends Omit<SignInCardProps, 'place'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Signing in without leaving the page: what was typed behind it stays. */
export function SignInDialog({ isOpen, onOpenChange, ...card }: SignInDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Welcome to Kinora" size="sm">
      <SignInCard place="dialog" {...card} />
    </Dialog>
  );
}
