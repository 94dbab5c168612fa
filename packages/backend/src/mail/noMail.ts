import type { MailPort } from './mail.ts';

/** A public server without a mail server: it says so rather than losing the mail. */
export function createNoMail(): MailPort {
  return {
    name: 'none',
    send: () => Promise.reject(new Error('This server has no mail server: its operator sets SMTP_URL.')),
    close: () => Promise.resolve(),
  };
}
