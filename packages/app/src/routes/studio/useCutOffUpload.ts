import type { StudioPort } from '@kinora/studio-kit';
import { useMemo } from 'react';
import { useAuth, type Auth } from '../../account/AuthProvider.tsx';
import { withOwnCalls } from '../../api/withOwnCalls.ts';
import { cutOffKey, tabSession } from '../../tabSession.ts';

/** How much of something is out: nobody is told of the progress of what is small. null: it is over. */
type Out = 'partly' | 'unknown' | 'all' | null;

/** What is on its way from this page; that may outlive the studio it was sent from. */
function pageOf({ auth }: StudioPort, hasLeft: Auth['hasLeft']) {
  const onTheirWay = new Map<object, { out: Out; tool: string }>();
  const find = (isSo: (out: Out) => boolean) => [...onTheirWay.values()].find(({ out }) => isSo(out));
  const note = () => tabSession().setItem(cutOffKey, find((out) => out !== 'partly')?.tool ?? '');
  const ask = (event: Event) => {
    event.preventDefault();
    // Some browsers end what is on its way before the page is hidden.
    note();
  };
  const listen = (is: boolean, event: string, listener: (event: Event) => void) =>
    (is ? addEventListener : removeEventListener)(event, listener);
  const is = (what: object, out: Out, tool = '') => {
    if (out) onTheirWay.set(what, { out, tool });
    else onTheirWay.delete(what);
    // Listening costs a page its place among those that a step back finds as they were.
    listen(!!find((each) => each !== 'all'), 'beforeunload', ask);
    listen(onTheirWay.size > 0, 'pagehide', note);
  };
  return {
    is,
    until<Sent>(what: object, sent: Promise<Sent>) {
      const arrived = sent.finally(() => is(what, null));
      // Whoever was asked has stayed.
      arrived.then(() => tabSession().removeItem(cutOffKey)).catch(() => {});
      return arrived;
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
  const { hasLeft } = useAuth();
  return useMemo(() => {
    const page = pages.get(api.auth) ?? pageOf(api, hasLeft);
    pages.set(api.auth, page);
    const { generate, storage } = api;
    return {
      ...api,
      auth: page.auth,
      generate: withOwnCalls(generate, {
        submit(request, options) {
          const { onProgress } = options;
          const { tool } = request;
          page.is(request, onProgress ? 'partly' : 'unknown', tool);
          let isOut = false;
          const told = (share: number) => {
            // From here on it may have begun, and where it is sent once more it may have before.
            isOut ||= share === 1;
            page.is(request, isOut ? 'all' : 'partly', tool);
            onProgress!(share);
          };
          return page.until(
            request,
            generate.submit(request, { ...options, ...(onProgress && { onProgress: told }) }),
          );
        },
      }),
      storage: {
        upload(file, options) {
          page.is(file, 'partly');
          return page.until(file, storage.upload(file, options));
        },
      },
    };
  }, [api, hasLeft]);
}
