import { SignInGate } from '@kinora/studio-kit';
import type { ReactNode } from 'react';
import { useAuth } from './AuthProvider.tsx';
import { useAccountForms } from './useAccountForms.ts';

/** What stands before a page that belongs to somebody. */
export default function AccountGate({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const forms = useAccountForms();
  return (
    <SignInGate status={status} {...forms}>
      {children}
    </SignInGate>
  );
}
