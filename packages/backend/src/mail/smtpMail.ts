import { createTransport } from 'nodemailer';
import { mostSendSeconds, type Mail, type MailPort } from './mail.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// for implicit TLS. */
  readonly url: string;
  readonly from: string;
}

/** The mail server that is named, if one is; mails come from the site's own name where no sender is set. */
export function smtpFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  site: string | undefined,
): MailPort | null {
  const url = env['SMTP_URL'];
  const host = URL.parse(site ?? '')?.hostname ?? 'localhost';
  return url ? createSmtpMail({ url, from: env['MAIL_FROM'] || `Kinora <no-reply@${host}>` }) : null;
}

/** Of the sender, since that is whose name a message bears. */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

export function createSmtpMail({ url, from }: SmtpOptions): MailPort {
  const { username, hostname, protocol } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport({
    url,
    pool: true,
    // A password never crosses a network in the clear.
    requireTLS: username !== '' && protocol === 'smtp:' && !isHere,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    name: 'smtp',
    send: async ({ messageId, ...mail }: Mail) => {
      let late: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<never>((_resolve, reject) => {
        late = setTimeout(
          () => reject(new Error(`The mail server took longer than ${mostSendSeconds} s.`)),
          mostSendSeconds * 1000,
        );
      });
      try {
        const named = messageId && { messageId: `<${messageId}@${domainOf(from)}>` };
        await Promise.race([transport.sendMail({ from, ...mail, ...named }), tooLate]);
      } finally {
        clearTimeout(late);
      }
    },
    close: async () => transport.close(),
  };
}
