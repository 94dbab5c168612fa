import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSupabaseStudioApi } from '@kinora/app/api';
import { readConfig, startServer, type RunningServer, type StartServices } from '@kinora/backend/embedded';
import type { StudioApi } from '@kinora/contract';
import pg from 'pg';

export interface RealServer {
  readonly server: RunningServer;
  /** Speaks to the database as its superuser. */
  sql<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** A client that nobody has signed in with. */
  client(): StudioApi;
  /** Signs up and confirms by the link in the mail. */
  newAccount(): Promise<{ email: string; password: string; id: string }>;
  stop(): Promise<void>;
}

export interface RealServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Its own functions and worker, where they are not the usual ones. */
  readonly services?: StartServices;
}

/** The whole server on a free port, with data of its own. */
export async function realServer({ env = {}, services }: RealServerOptions = {}): Promise<RealServer> {
  const root = await mkdtemp(path.join(tmpdir(), 'kinora conformance '));
  const config = readConfig({
    env: { PORT: '0', KINORA_DATA: 'data', KINORA_CLIP_SCALE: '0.1', KINORA_DEMO_HISTORY: 'none', ...env },
    root,
  });
  const logged: string[] = [];
  const server = await startServer({
    config,
    log: (line) => logged.push(line),
    ...(services && { services }),
  });
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 2 });
  // The server takes its database down under connections that are just closing.
  pool.on('error', () => {});
  let people = 0;
  let clients = 0;

  const client = () => {
    const kept = new Map<string, string>();
    return createSupabaseStudioApi(
      { url: server.origin, key: server.keys.publishable },
      {
        fetch: (...request) => fetch(...request),
        now: () => Date.now(),
        // The clips are small: ten times as many questions find their end ten times as soon.
        wait: (milliseconds, signal) =>
          new Promise((resolve, reject) => {
            const timer = setTimeout(resolve, milliseconds / 10);
            signal?.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)));
          }),
        timesBack: () => 0,
        siteRoot: `${server.origin}/`,
        sessionStorage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
        sessionKey: `kinora-session-${(clients += 1)}`,
      },
    );
  };

  return {
    server,
    client,
    sql: async (statement, values) => (await pool.query(statement, values)).rows as never,
    async newAccount() {
      const account = { email: `person-${(people += 1)}@example.org`, password: 'correct horse' };
      await client().auth.signUp({ ...account, fullName: 'Mara Lind' });
      const mails = await fetch(`${server.inboxUrl}.json?to=${account.email}`);
      const [mail] = (await mails.json()) as { link: string }[];
      await fetch(mail!.link, { redirect: 'manual' });
      const [user] = (await pool.query('select id from auth.users where email = $1', [account.email])).rows;
      return { ...account, id: (user as { id: string }).id };
    },
    async stop() {
      await pool.end();
      await server.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
