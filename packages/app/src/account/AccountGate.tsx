import { SignInGate } from '@kinora/studio-kit';
import { useAuth } from './AuthProvider.tsx';
import { useAccountForms } from './useAccountForms.ts';

/** What stands in place of a page that belongs to somebody, until it is known that it is them. */
export function Component() {
  const { status } = useAuth();
  return (
    <SignInGate status={status} {...useAccountForms()}>
      {null}
    </SignInGate>
  );
}
