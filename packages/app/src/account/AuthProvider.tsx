import type { AuthApi, AuthEvent, Session, User } from '@kinora/contract';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { storedPerson } from '../api/sessionKey.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { createLeaving, type Leaving } from './leaving.ts';

export type AuthStatus = 'loading' | 'visitor' | 'member';

export interface Auth extends Pick<AuthApi, 'signIn' | 'signUp' | 'signOut'> {
  readonly status: AuthStatus;
  readonly user: User | null;
  /** Whose session ended by itself, in the middle of something; null once they are back or another came. */
  readonly lapsed: User | null;
  /** Whom this device takes them for, by its stored session, until it is known who it is. */
  readonly expected: string | null | undefined;
  /** They left on purpose, in another window of this browser, while they were at work here. */
  readonly hasLeftElsewhere: boolean;
  /** Goes up whenever somebody goes or makes room for somebody else: what they left on a screen goes with them. */
  readonly sessionEpoch: number;
  readonly leaving: Pick<Leaving, 'question'>;
  /** Ends the session on purpose, by whatever call does that. */
  readonly leave: Leaving['meant'];
  /** Whether it was. */
  readonly hasLeft: Leaving['wasMeant'];
}

const AuthContext = createContext<Auth | null>(null);

export interface AuthProviderProps {
  children: ReactNode;
  onSessionChanged?: (change: SessionChange) => void;
}

export interface SessionChange {
  readonly event: AuthEvent;
  readonly session: Session | null;
  /** The session ended by itself: the same person may go on where they were. */
  readonly isLapse: boolean;
  /** It was ended on purpose in another window of this browser. */
  readonly isElsewhere: boolean;
}

type AuthState = Pick<Auth, 'status' | 'user' | 'lapsed' | 'expected' | 'hasLeftElsewhere' | 'sessionEpoch'>;

const unknown = (): AuthState => ({
  status: 'loading',
  user: null,
  lapsed: null,
  expected: storedPerson(),
  hasLeftElsewhere: false,
  sessionEpoch: 0,
});

const stateAfter =
  ({ event, session, isLapse, isElsewhere }: SessionChange) =>
  (before: AuthState): AuthState => {
    const user = session?.user ?? null;
    const last = before.user ?? before.lapsed;
    // Who was expected may have been shown what is theirs.
    const lastId = last?.id ?? before.expected;
    const lapsed = user === null && isLapse ? last : null;
    return {
      status: user ? 'member' : 'visitor',
      // The same person keeps the same object: a refreshed token is no news to a screen.
      user: user && user.id === before.user?.id && event !== 'USER_UPDATED' ? before.user : user,
      lapsed,
      expected: null,
      // A sign-out may be told more than once.
      hasLeftElsewhere: !user && (isElsewhere && last !== null ? true : before.hasLeftElsewhere),
      sessionEpoch: before.sessionEpoch + Number(Boolean(lastId) && lastId !== (user ?? lapsed)?.id),
    };
  };

/** Knows who is here, from the first moment to every change (A88, A89). */
export function AuthProvider({ children, onSessionChanged }: AuthProviderProps) {
  const { auth } = useStudioApi();
  const [state, setState] = useState(unknown);
  const [leaving] = useState(createLeaving);

  const hear = useCallback(
    (event: AuthEvent, session: Session | null) => {
      if (session) leaving.ended();
      const change = {
        event,
        session,
        isLapse: session === null && !leaving.wasMeant(),
        isElsewhere: session === null && leaving.wasMeantElsewhere(),
      };
      setState(stateAfter(change));
      try {
        onSessionChanged?.(change);
      } catch (thrown) {
        // Who is here must be known even where what follows from it breaks.
        reportError(thrown);
      }
    },
    [leaving, onSessionChanged],
  );
  useEffect(() => auth.onChange(hear), [auth, hear]);

  const value = useMemo(
    (): Auth => ({
      ...state,
      signIn: (...asked: Parameters<AuthApi['signIn']>) => auth.signIn(...asked),
      signUp: (account: Parameters<AuthApi['signUp']>[0]) => auth.signUp(account),
      signOut: () => leaving.meant(() => auth.signOut()),
      leaving,
      leave: leaving.meant,
      hasLeft: leaving.wasMeant,
    }),
    [auth, leaving, state],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** For a page that belongs to somebody and is kept for them: to what is inside, their session has not ended. */
export function AsBeforeLapse({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const auth = useAuth();
  const before = useMemo(
    (): Auth => (isHeld && auth.lapsed ? { ...auth, status: 'member', user: auth.lapsed } : auth),
    [auth, isHeld],
  );
  return <AuthContext value={before}>{children}</AuthContext>;
}

/** Whose things a visitor's are: they are read of nobody. */
export const nobody = 'nobody';

export const useUserId = (): string => useAuth().user?.id ?? nobody;

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
