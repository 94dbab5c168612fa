import { passwordMinimum } from '@kinora/contract';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { MailPort } from '../../mail/mail.ts';
import type { ServerKeys } from '../keys.ts';
import { statementMilliseconds } from '../statementLimit.ts';
import { accountMailDriver } from './accountMailDriver.ts';
import { quietly } from './quietConsole.ts';
import { saysTogether } from './statementsTogether.ts';

export interface LiteOptions {
  readonly databaseUrl: string;
  readonly keys: ServerKeys;
  /** Every origin under which this server may be open; the first is the one in links without a request. */
  readonly origins: readonly string[];
  readonly mail: MailPort;
  readonly log: (line: string) => void;
}

export interface Lite {
  readonly fetch: (request: Request) => Promise<Response>;
  close(): Promise<void>;
}

const linkSeconds = 3600;

/** Of one answer, as hosted has it. */
export const mostRows = 1000;

/** Auth and REST in this process, on our database, with the defects of 0.10.0 worked around where they touch us. */
export async function createLite({ databaseUrl, keys, origins, mail, log }: LiteOptions): Promise<Lite> {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: {
      max: 8,
      onnotice: () => {},
      connection: { application_name: 'kinora-api', statement_timeout: statementMilliseconds },
      types: { timestamptz: { to: 1184, from: [1184], serialize: String, parse: asHostedWrites } },
    },
  });
  saysTogether(connection.driver);
  // Else its first request grants every table to everybody, over the heads of our own revokes.
  Object.assign(connection, { rlsState: 'active' });
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: mostRows },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: origins[0],
      additional_redirect_urls: origins.flatMap((origin) => [origin, `${origin}/**`]),
      minimum_password_length: passwordMinimum,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      // The link is derived from this code, so six digits could be guessed; nobody types it here.
      email: { enable_confirmations: true, otp_length: 40, otp_expiry: linkSeconds },
    },
    options: { server: { admin: false }, drivers: { email: accountMailDriver(mail, log) } },
  });
  await app.init();
  return {
    fetch: async (request) =>
      withOwnHeaders(await quietly(async () => app.fetch(request, { peerAddress: null }), log)),
    close: () => connection.close(),
  };
}

/** Not '2026-11-14 09:30:00.12+00', which not every browser reads. All our connections count in UTC. */
const asHostedWrites = (moment: string): string => moment.replace(' ', 'T').replace(/\+00$/, '+00:00');

/** Its answers may have frozen headers, and more still have to go on. */
function withOwnHeaders(answer: Response): Response {
  return new Response(answer.body, answer);
}
