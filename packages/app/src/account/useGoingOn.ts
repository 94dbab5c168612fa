import type { StudioApi } from '@kinora/contract';
import { useEffect, useMemo, useState } from 'react';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useAuth } from './AuthProvider.tsx';
import { goingOn } from './goingOn.ts';
import { useSigningIn } from './SignInPrompt.tsx';

/** Who is here at the moment of a press, though the port was made before. */
function createPresence() {
  let person: string | null = null;
  return { who: () => person, enter: (next: string | null) => void (person = next) };
}

/** The port for whoever makes something: a session that ends in the middle is asked for again, and the work goes on. */
export function useGoingOn(): StudioApi {
  const api = useStudioApi();
  const signIn = useSigningIn();
  const person = useAuth().user?.id ?? null;
  const [{ who, enter }] = useState(createPresence);
  useEffect(() => enter(person), [enter, person]);
  return useMemo(
    () =>
      goingOn(api, {
        who,
        async isBack(awaited) {
          await signIn();
          const session = await api.auth.session().catch(() => null);
          return session?.user.id === awaited;
        },
      }),
    [api, signIn, who],
  );
}
