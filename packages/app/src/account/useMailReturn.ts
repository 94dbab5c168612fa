import { useEffect } from 'react';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { useToasts } from '../toasts.tsx';
import type { MailReturn } from './mailReturn.ts';

/** Says what came of a link in a mail, once; that it worked only when the server took its token. */
export function useMailReturn(mailReturn: MailReturn | null): void {
  const toasts = useToasts();
  const { auth } = useStudioApi();
  useEffect(() => {
    if (!mailReturn) return;
    if (mailReturn.kind === 'failed') {
      toasts.add({
        tone: 'danger',
        topic: 'account',
        title: 'This link did not work',
        description: mailReturn.message,
      });
      return;
    }
    let isSaid = false;
    return auth.onChange((_event, session) => {
      if (isSaid || session?.access_token !== mailReturn.accessToken) return;
      isSaid = true;
      toasts.add({
        tone: 'success',
        topic: 'account',
        title: 'Email confirmed',
        description: 'You are signed in.',
      });
    });
  }, [auth, mailReturn, toasts]);
}
