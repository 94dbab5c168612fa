import type { EmailDriver } from '@supabase/lite';
import { accountLetter, linkKinds, type LinkKind } from '../../mail/accountLetters.ts';
import type { MailPort } from '../../mail/mail.ts';
import { currentRequest } from './currentRequest.ts';

/** Replaces the auth server's own letters by Kinora's, keeping what matters of them: the link. */
export function accountMailDriver(mail: MailPort, log: (line: string) => void): EmailDriver {
  return {
    async send({ to, text = '' }) {
      const asked = currentRequest.getStore();
      if (asked?.isSilent) return;
      const found = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0];
      if (!found) throw new Error('The auth server sent a mail without a link.');
      const link = new URL(found);
      const kind = link.searchParams.get('type') as LinkKind;
      if (!linkKinds.includes(kind))
        throw new Error(`The auth server sent a mail of the unknown kind ${kind}.`);
      const sent = mail
        .send(accountLetter(kind, to, verifyAddress(link, kind, asked)))
        .catch((error: Error) => {
          log(`A mail to ${to} could not be sent: ${error.message}`);
          if (!asked?.isUnawaited) throw error;
        });
      if (!asked?.isUnawaited) await sent;
    },
  };
}

/** On the origin where the person has Kinora open, so that the session lands where they look for it. */
function verifyAddress(
  link: URL,
  kind: LinkKind,
  asked: { origin: string; redirectTo: string | null } | undefined,
): string {
  const origin = asked?.origin ?? link.origin;
  const landing = asked?.redirectTo ?? (kind === 'recovery' ? `${origin}/reset-password` : `${origin}/`);
  const address = new URL(`${link.pathname}${link.search}`, origin);
  address.searchParams.set('redirect_to', landing);
  return address.href;
}
