import { isCertain, problemIn } from '@kinora/contract';
import type { StudioPort } from '@kinora/studio-kit';
import { useEffect, useMemo } from 'react';
import { useAuth, type Auth } from '../../account/AuthProvider.tsx';
import { withOwnCalls } from '../../api/withOwnCalls.ts';
import { cutOffKey, cutOffNote, tabSession } from '../../tabSession.ts';
import { nextTask } from '../../nextTask.ts';

/** How much of something is out: nobody is told of the progress of what is small, nor what became of a try before. */
type Out = 'partly' | 'unknown' | 'all';

/** What is on its way from this page; that may outlive the studio it was sent from. */
function pageOf(auth: StudioPort['auth'], hasLeft: Auth['hasLeft']) {
  const onTheirWay = new Map<object, { out: Out; tool: string }>();
  /** The keys of orders of which all was out, or may have been, until they are answered. */
  const unanswered = new Set<string>();
  let person: string | undefined;
  let hasNoted = false;
  const find = (isSo: (out: Out) => boolean) => [...onTheirWay.values()].find(({ out }) => isSo(out));
  const note = () => {
    hasNoted = true;
    tabSession().setItem(cutOffKey, cutOffNote(person, find((out) => out !== 'partly')?.tool));
  };
  const unnote = () => {
    if (hasNoted) tabSession().removeItem(cutOffKey);
    hasNoted = false;
  };
  const ask = (event: Event) => {
    event.preventDefault();
    // Some browsers end what is on its way before the page is hidden.
    note();
  };
  const listen = (isWanted: boolean, event: string, listener: (event: Event) => void) =>
    (isWanted ? addEventListener : removeEventListener)(event, listener);
  const heed = () => {
    // Listening costs a page its place among those that a step back finds as they were.
    listen(!!find((out) => out !== 'all'), 'beforeunload', ask);
    listen(onTheirWay.size > 0, 'pagehide', note);
  };
  return {
    /** Sends something, and is told how much of it is out. */
    follow<Sent>(tool: string, begun: Out, send: (tell: (out: Out) => void) => Promise<Sent>): Promise<Sent> {
      // The same file may be on its way twice.
      const own = {};
      const tell = (out: Out) => {
        onTheirWay.set(own, { out, tool });
        heed();
      };
      // Whoever was asked has stayed.
      unnote();
      tell(begun);
      return send(tell).finally(() => {
        onTheirWay.delete(own);
        heed();
        // A page that really goes ends what it sends, too, but lives no longer than that.
        void nextTask().then(unnote);
      });
    },
    unanswered,
    /** Whose session lapsed has not gone. */
    hearPerson(user: Auth['user']) {
      if (user) person = user.id;
    },
    /** Whose session lapsed has not gone: what is sent for them waits until they are back. */
    auth: withOwnCalls(auth, {
      onChange: (listener) =>
        auth.onChange((event, session) => {
          if (session || hasLeft()) listener(event, session);
        }),
    }),
  };
}

const pages = new WeakMap<StudioPort['auth'], ReturnType<typeof pageOf>>();

/** A page that is left while something is on its way is asked about first, and where it went all the same the next one says so. */
export function useCutOffUpload(api: StudioPort): StudioPort {
  const { hasLeft, user } = useAuth();
  const { auth } = api;
  const page = useMemo(() => {
    const known = pages.get(auth) ?? pageOf(auth, hasLeft);
    pages.set(auth, known);
    return known;
  }, [auth, hasLeft]);
  useEffect(() => page.hearPerson(user), [page, user]);
  return useMemo(() => {
    const { unanswered } = page;
    const { generate, storage } = api;
    return {
      ...api,
      auth: page.auth,
      generate: withOwnCalls(generate, {
        submit(request, options) {
          const { idempotencyKey: key, onProgress } = options;
          // Sent once more, it may have begun with the try before.
          const isRepeated = unanswered.has(key);
          const begun = onProgress && !isRepeated ? 'partly' : 'unknown';
          if (!onProgress) unanswered.add(key);
          return page
            .follow(request.tool, begun, (tell) => {
              let isOut = false;
              const told = (share: number) => {
                isOut ||= share === 1;
                if (isOut) unanswered.add(key);
                // From here on it may have begun, and where it is sent once more it may have before.
                tell(isOut ? 'all' : begun);
                onProgress!(share);
              };
              return generate.submit(request, { ...options, ...(onProgress && { onProgress: told }) });
            })
            .then(
              (reply) => {
                unanswered.delete(key);
                return reply;
              },
              (thrown: unknown) => {
                const problem = problemIn(thrown);
                if (problem && isCertain(problem, isRepeated)) unanswered.delete(key);
                throw thrown;
              },
            );
        },
      }),
      storage: {
        upload: (file, options) => page.follow('', 'partly', () => storage.upload(file, options)),
      },
    };
  }, [api, page]);
}
