import { useEffect } from 'react';
import { useToasts } from '../toasts.tsx';
import type { MailReturn } from './mailReturn.ts';

/** Says what came of a link in a mail, once. */
export function useMailReturn(mailReturn: MailReturn | null): void {
  const toasts = useToasts();
  useEffect(() => {
    if (!mailReturn) return;
    if (mailReturn.kind === 'failed')
      toasts.add({ tone: 'danger', title: 'This link did not work', description: mailReturn.message });
    else toasts.add({ tone: 'success', title: 'Email confirmed', description: 'You are signed in.' });
  }, [mailReturn, toasts]);
}
