import type { AuthApi, GenerateApi, StudioApi } from '@kinora/contract';
import { askUntilHere } from '@kinora/design-system';
import { lateGroup } from './lateGroup.ts';

type AuthListener = Parameters<AuthApi['onChange']>[0];

export interface LazyOptions {
  readonly load: () => Promise<StudioApi>;
  /** Whether there may be a session: one is stored, or the address brings one back from a mail. */
  readonly mayBeSignedIn: () => boolean;
  /** Calls back when another tab signed in; the answer ends it. */
  readonly onSessionStored: (react: () => void) => () => void;
}

/** The same port, whose implementation comes in with the first call that needs it: a visitor's first screen does not. */
export function lazyStudioApi({ load, mayBeSignedIn, onSessionStored }: LazyOptions): StudioApi {
  let loading: Promise<StudioApi> | undefined;
  const wakers = new Set<() => void>();
  const api = () => {
    if (!loading) {
      loading = load();
      // A chunk that did not arrive may arrive next time.
      loading.catch(() => (loading = undefined));
      for (const wake of wakers) wake();
    }
    return loading;
  };

  const late =
    <G extends keyof StudioApi>(group: G) =>
    async () =>
      (await api())[group];
  const auth = late('auth');
  return {
    auth: lateGroup(auth, {
      session: async () => (loading || mayBeSignedIn() ? (await auth()).session() : null),
      onChange: (listener) =>
        listenLazily(listener, { api, wakers, isLoaded: () => !!loading, mayBeSignedIn, onSessionStored }),
    }),
    account: lateGroup(late('account')),
    credits: lateGroup(late('credits')),
    plans: lateGroup(late('plans')),
    creations: lateGroup(late('creations')),
    library: lateGroup(late('library')),
    generate: lateGroup(late('generate'), {
      follow: (taskId, options) => followLazily(api, taskId, options),
    }),
    prompts: lateGroup(late('prompts')),
    feedback: lateGroup(late('feedback')),
    storage: lateGroup(late('storage')),
  };
}

async function* followLazily(
  api: () => Promise<StudioApi>,
  ...[taskId, options]: Parameters<GenerateApi['follow']>
) {
  yield* (await api()).generate.follow(taskId, options);
}

interface Listening extends Omit<LazyOptions, 'load'> {
  readonly api: () => Promise<StudioApi>;
  readonly wakers: Set<() => void>;
  readonly isLoaded: () => boolean;
}

/**
 * Says INITIAL_SESSION once, for a visitor without the implementation, and joins that as soon as it is there. Whoever
 * may be signed in stays unknown until then: it is asked for until it has come.
 */
function listenLazily(
  listener: AuthListener,
  { api, wakers, isLoaded, mayBeSignedIn, onSessionStored }: Listening,
) {
  let stop = () => {};
  let endAsking = () => {};
  let isEnded = false;
  let isTold = false;
  let toldOf: string | undefined;
  const tell: AuthListener = (event, session) => {
    isTold = true;
    toldOf = session?.user.id;
    listener(event, session);
  };

  const join = () => {
    wakers.delete(join);
    endAsking();
    endAsking = askUntilHere(
      api,
      ({ auth }) => {
        stop = auth.onChange((event, session) => {
          if (event !== 'INITIAL_SESSION' || !isTold) return tell(event, session);
          // Whoever was told 'nobody' hears of a session that turned up meanwhile as a sign-in.
          if (session && session.user.id !== toldOf) tell('SIGNED_IN', session);
        });
      },
      () => {
        // The next call may bring it before it is asked for again.
        wakers.add(join);
        if (mayBeSignedIn()) return;
        endAsking();
        if (!isTold) tell('INITIAL_SESSION', null);
      },
    );
  };
  const stopWatching = onSessionStored(() => void api());

  if (isLoaded() || mayBeSignedIn()) join();
  else {
    wakers.add(join);
    queueMicrotask(() => {
      if (!isEnded && !isTold) tell('INITIAL_SESSION', null);
    });
  }
  return () => {
    isEnded = true;
    wakers.delete(join);
    stopWatching();
    endAsking();
    stop();
  };
}
