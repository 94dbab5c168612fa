import { createTransport } from 'nodemailer';
import type { Mail, MailPort } from './mail.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// for implicit TLS. */
  readonly url: string;
  readonly from: string;
}

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
    send: async (mail: Mail) => {
      await transport.sendMail({ from, ...mail });
    },
    close: async () => transport.close(),
  };
}
