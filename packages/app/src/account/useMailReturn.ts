import { mailReturnWords as words, routes, studioPages, type Session } from '@kinora/contract';
import { useEffect } from 'react';
import { markHere } from '../router/markHere.ts';
import { useRouter } from '../router/RouterProvider.tsx';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useToasts } from '../toasts.tsx';
import type { MailReturn } from './mailReturn.ts';
import { isPlaceOpen, placeKept } from './placeBeforeMail.ts';

/** Null while there is nothing to say. */
function sayingOf(mailReturn: MailReturn, session: Session | null) {
  if (mailReturn.kind === 'confirming')
    return session?.access_token === mailReturn.accessToken
      ? ({ tone: 'success', ...words.confirmed } as const)
      : null;
  const why = words.why[mailReturn.why];
  return session
    ? ({ tone: 'info', title: words.signedInAlready, description: why } as const)
    : ({ tone: 'danger', title: words.didNotWork, description: words.signInOrUp(why) } as const);
}

/** A draft is its tab's own, so the form that the link leads to is empty: said where the other is certain to be there. */
async function workElsewhere(place: string) {
  const isStudio = Object.values(studioPages).some(({ path }) => place.startsWith(path));
  return isStudio && (await isPlaceOpen()) ? { description: words.workElsewhere } : null;
}

/**
 * Says what came of a link in a mail, once: that it worked only when the server took its token, what is missing only to
 * whoever misses it. Whoever is confirmed goes on to where they were going when they signed up.
 */
export function useMailReturn(mailReturn: MailReturn): void {
  const toasts = useToasts();
  const { auth } = useStudioApi();
  const router = useRouter();
  useEffect(() => {
    // That page says itself whether a password can be chosen, and who is signed in needs no link for it.
    const isSaidThere = router.arrived()?.place.pathname === routes.resetPassword.path;
    if (mailReturn.kind === 'failed' && isSaidThere) return undefined;
    const isStillHere = markHere(router);
    let isSaid = false;
    return auth.onChange((_event, session) => {
      const saying = isSaid ? null : sayingOf(mailReturn, session);
      if (!saying) return;
      isSaid = true;
      const place = mailReturn.kind === 'confirming' ? placeKept() : null;
      const told = { topic: 'account', ...saying };
      // Whoever went on before the server had answered is going elsewhere now.
      if (place === null || !isStillHere()) return void toasts.add(told);
      void workElsewhere(place).then((elsewhere) =>
        // Who looks for it in an empty form has to find it said.
        toasts.add({ ...told, ...elsewhere }, elsewhere ? { timeout: null } : {}),
      );
      void router.navigate(place, { replace: true });
    });
  }, [auth, mailReturn, router, toasts]);
}
