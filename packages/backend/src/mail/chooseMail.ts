import { createInboxMail } from './inboxMail.ts';
import type { Inbox } from './inboxMail.ts';
import type { MailPort } from './mail.ts';
import { createNoMail } from './noMail.ts';
import { smtpFromEnvironment } from './smtpMail.ts';

export interface MailChoice {
  readonly mail: MailPort;
  /** Set when mails stay on this machine. */
  readonly inbox: Inbox | null;
}

export interface MailSituation {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isLocal: boolean;
  readonly inboxFolder: string;
}

/** A mail server when one is named; else the inbox on one's own machine; else none, and it says so. */
export function chooseMail({ env, isLocal, inboxFolder }: MailSituation): MailChoice {
  const smtp = smtpFromEnvironment(env, env['KINORA_URL']);
  if (smtp) return { mail: smtp, inbox: null };
  if (!isLocal) return { mail: createNoMail(), inbox: null };
  const inbox = createInboxMail({ folder: inboxFolder });
  return { mail: inbox, inbox };
}
