import type { AdapterNames } from './appPage.ts';
import type { RunningServer } from './server.ts';

type NamedPort = Exclude<keyof AdapterNames, 'engine'>;

const adapterWords: Readonly<Record<NamedPort, Readonly<Record<string, string>>>> = {
  payments: {
    local: 'local test checkout, no money moves (set STRIPE_SECRET_KEY for Stripe)',
    stripe: 'Stripe',
    none: 'none: nobody can buy (set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET)',
  },
  mail: {
    inbox: 'development inbox (set SMTP_URL for a mail server)',
    smtp: 'SMTP',
    none: 'none, so nobody can confirm an account (set SMTP_URL)',
  },
};

/** What somebody needs who has just started the server, in the order they need it. */
export function startMessage(server: RunningServer): string {
  const { origin, inboxUrl, demo, adapters, dataFolder, isLocal } = server;
  const named = (port: NamedPort): string => adapterWords[port][adapters[port]] ?? adapters[port];
  const lines: (readonly [string, string] | null)[] = [
    ['Kinora', origin],
    inboxUrl ? ['Inbox', inboxUrl] : null,
    demo ? ['Demo account', `${demo.email}, password ${demo.password}`] : null,
    ['Engine', server.engine],
    server.credentials ? ['Pictures', server.credentials] : null,
    ['Payments', named('payments')],
    ['Mail', named('mail')],
    ['Data', dataFolder],
  ];
  const shown = lines.filter((line) => line !== null);
  const width = Math.max(...shown.map(([label]) => label.length));
  const table = shown.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n');
  const note = isLocal
    ? ''
    : '\n  Not in local mode: there is no inbox, no test checkout and no demo account.' +
      (server.hasPublicUrl ? '' : ' Set KINORA_URL to the address people use, for the links in mails.');
  return `\n${table}\n${note}\n  Stop with Ctrl-C.\n`;
}
