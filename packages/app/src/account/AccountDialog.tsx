import { SignInDialog } from '@kinora/studio-kit';
import { useEffect } from 'react';
import { useAuth } from './AuthProvider.tsx';
import { useAccountForms } from './useAccountForms.ts';
import { useFocusAfter } from './useFocusAfter.ts';

export interface AccountDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Signing in over whatever page one is on. */
export default function AccountDialog({ isOpen, onOpenChange }: AccountDialogProps) {
  const { status } = useAuth();
  const forms = useAccountForms(() => onOpenChange(false));
  // Somebody may have signed in elsewhere meanwhile, by the link in the mail for one.
  useEffect(() => {
    if (status === 'member') onOpenChange(false);
  }, [onOpenChange, status]);
  useFocusAfter(isOpen);
  return <SignInDialog isOpen={isOpen} onOpenChange={onOpenChange} {...forms} />;
}
