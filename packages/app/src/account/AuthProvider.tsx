import type { AuthApi, AuthEvent, Session, User } from '@kinora/contract';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStudioApi } from '../StudioApiProvider.tsx';

export type AuthStatus = 'loading' | 'visitor' | 'member';

export interface Auth extends Pick<AuthApi, 'signIn' | 'signUp' | 'signOut'> {
  readonly status: AuthStatus;
  readonly user: User | null;
  /** Goes up whenever somebody goes or makes room for somebody else: what they left on a screen goes with them. */
  readonly era: number;
}

const AuthContext = createContext<Auth | null>(null);

export interface AuthProviderProps {
  children: ReactNode;
  onSessionChanged?: (event: { event: AuthEvent; session: Session | null }) => void;
}

interface AuthState {
  readonly status: AuthStatus;
  readonly user: User | null;
  readonly era: number;
}

const stateAfter =
  (event: AuthEvent, session: Session | null) =>
  (before: AuthState): AuthState => {
    const user = session?.user ?? null;
    return {
      status: user ? 'member' : 'visitor',
      // The same person keeps the same object: a refreshed token is no news to a screen.
      user: user && user.id === before.user?.id && event !== 'USER_UPDATED' ? before.user : user,
      era: before.user && before.user.id !== user?.id ? before.era + 1 : before.era,
    };
  };

/** Knows who is here, from the first moment to every change (A88, A89). */
export function AuthProvider({ children, onSessionChanged }: AuthProviderProps) {
  const { auth } = useStudioApi();
  const [state, setState] = useState<AuthState>({ status: 'loading', user: null, era: 0 });

  const hear = useCallback(
    (event: AuthEvent, session: Session | null) => {
      setState(stateAfter(event, session));
      try {
        onSessionChanged?.({ event, session });
      } catch (thrown) {
        // Who is here must be known even where what follows from it breaks.
        reportError(thrown);
      }
    },
    [onSessionChanged],
  );
  useEffect(() => auth.onChange(hear), [auth, hear]);

  const value = useMemo(
    () => ({
      ...state,
      signIn: (credentials: Parameters<AuthApi['signIn']>[0]) => auth.signIn(credentials),
      signUp: (account: Parameters<AuthApi['signUp']>[0]) => auth.signUp(account),
      signOut: () => auth.signOut(),
    }),
    [auth, state],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
