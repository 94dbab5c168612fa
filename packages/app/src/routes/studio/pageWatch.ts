import type { StudioPort } from '@kinora/studio-kit';
import type { Auth } from '../../account/AuthProvider.tsx';
import { withOwnCalls } from '../../api/withOwnCalls.ts';
import { nextTask } from '../../nextTask.ts';
import { cutOffKey, cutOffNote, tabSession } from '../../tabSession.ts';

/** How much of something is out: nobody is told of the progress of what is small, nor what became of a try before. */
type Out = 'partly' | 'unknown' | 'all';

/** Asks before a page is left while something is on its way from it, and notes that for the next where it is left all the same. */
function watchFor(auth: StudioPort['auth'], hasLeft: Auth['hasLeft']) {
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

export type PageWatch = ReturnType<typeof watchFor>;

const watches = new WeakMap<StudioPort['auth'], PageWatch>();

/** What is on its way may outlive the studio it was sent from: one watch is for the whole page. */
export function pageWatch(auth: StudioPort['auth'], hasLeft: Auth['hasLeft']): PageWatch {
  const watch = watches.get(auth) ?? watchFor(auth, hasLeft);
  watches.set(auth, watch);
  return watch;
}
