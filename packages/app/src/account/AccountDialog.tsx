import { signInReasons, type SignInReason } from '@kinora/contract';
import { SignInDialog } from '@kinora/studio-kit';
import { useEffect } from 'react';
import { useAuth } from './AuthProvider.tsx';
import { useAccountForms } from './useAccountForms.ts';
import { useFocusAfter } from './useFocusAfter.ts';

export interface AccountDialogProps {
  isOpen: boolean;
  reason?: SignInReason | undefined;
  onOpenChange: (isOpen: boolean) => void;
}

/** Signing in over whatever page one is on. */
export default function AccountDialog({ isOpen, reason, onOpenChange }: AccountDialogProps) {
  const { status } = useAuth();
  const forms = useAccountForms({ isOpen, onSignedIn: () => onOpenChange(false) });
  // Somebody may have signed in elsewhere meanwhile, by the link in the mail for one.
  useEffect(() => {
    if (status === 'member') onOpenChange(false);
  }, [onOpenChange, status]);
  useFocusAfter(isOpen);
  return <SignInDialog {...{ isOpen, onOpenChange }} reason={reason && signInReasons[reason]} {...forms} />;
}
