import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { StudioApiProvider, useStudioApi } from '../StudioApiProvider.tsx';
import { useAuth } from './AuthProvider.tsx';
import { goingOn } from './goingOn.ts';
import { useSigningIn, useTimesAsked } from './SignInPrompt.tsx';

/** Who is here at the moment of a press, though the port was made before. */
function createPresence() {
  let person: string | null = null;
  return { who: () => person, enter: (next: string | null) => void (person = next) };
}

/** To all inside, the port is one that asks to sign in where a session ends in the middle of a call, and goes on. */
export function GoingOn({ children }: { children: ReactNode }) {
  const api = useStudioApi();
  const signIn = useSigningIn();
  const { user, hasLeft } = useAuth();
  const person = user?.id ?? null;
  const [{ who, enter }] = useState(createPresence);
  // Before anything inside asks for something in an effect of its own.
  useLayoutEffect(() => enter(person), [enter, person]);
  const timesAsked = useTimesAsked();
  const lasting = useMemo(() => {
    const isHere = async (awaited: string) => {
      const session = await api.auth.session().catch(() => null);
      return session?.user.id === awaited;
    };
    return goingOn(api, {
      who,
      hasLeft,
      timesAsked,
      isHere,
      async isBack(awaited) {
        await signIn();
        return isHere(awaited);
      },
    });
  }, [api, hasLeft, signIn, timesAsked, who]);
  return <StudioApiProvider api={lasting}>{children}</StudioApiProvider>;
}
