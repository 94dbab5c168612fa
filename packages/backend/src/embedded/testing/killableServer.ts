import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { bundledServer } from './bundledServer.ts';
import { startProcess, type StartedProcess } from './startProcess.ts';

export interface KillableServer {
  readonly origin: string;
  /** Of its process. */
  readonly pid: number;
  readonly key: string;
  readonly password: string;
  /** Signs what the local checkout reports. */
  readonly linkSecret: string;
  /** As the database's owner. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends it as nobody should, and waits until it is gone. */
  kill(): Promise<void>;
}

export interface KillableWorld {
  /** Where its data lies. */
  readonly data: string;
  /** The whole server, in a process of its own, on the data of the one before. */
  start(): Promise<KillableServer>;
  remove(): Promise<void>;
}

/** A data folder for servers that are killed, one after the other. */
export async function killableWorld(env: Readonly<Record<string, string>>): Promise<KillableWorld> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kinora killed '));
  const app = path.join(folder, 'app');
  const data = path.join(folder, 'data');
  await mkdir(app);
  await writeFile(
    path.join(app, '404.html'),
    '<!doctype html><html lang="en"><head><meta name="kinora-config" content=""><title>Kinora</title></head></html>',
  );
  const file = await bundledServer(inject('bundleFolder'));
  let running: StartedProcess | null = null;
  return {
    data,
    async start() {
      const started = startProcess({
        file,
        env: { KINORA_DATA: data, KINORA_APP: app, KINORA_DEMO_HISTORY: 'none', ...env },
      });
      running = started;
      const origin = (await started.says(/Kinora\s+(http:\/\/\S+)/))[1]!;
      const password = (await started.says(/Demo account\s+\S+, password (\S+)/))[1]!;
      const { publishable, linkSecret } = JSON.parse(
        await readFile(path.join(data, 'keys.json'), 'utf8'),
      ) as {
        publishable: string;
        linkSecret: string;
      };
      const postgres = path.join(data, 'postgres');
      const lines = (await readFile(path.join(postgres, 'cluster/postmaster.pid'), 'utf8')).split('\n');
      const owner = (await readFile(path.join(postgres, 'password'), 'utf8')).trim();
      return {
        origin,
        pid: started.child.pid!,
        key: publishable,
        password,
        linkSecret,
        async sql<Row extends object>(text: string, values: unknown[] = []) {
          const client = new pg.Client({
            connectionString: `postgres://postgres:${owner}@127.0.0.1:${lines[3]!.trim()}/postgres`,
          });
          // A kill that cuts it off is told by the query.
          client.on('error', () => undefined);
          await client.connect();
          try {
            return (await client.query<Row>(text, values)).rows;
          } finally {
            await client.end();
          }
        },
        async kill() {
          started.child.kill('SIGKILL');
          await started.ends;
        },
      };
    },
    async remove() {
      running?.child.kill('SIGKILL');
      await running?.ends;
      // Its database notices a moment later that it is alone.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}

/** A token of the demo account. */
export async function signIn({ origin, key, password }: KillableServer): Promise<string> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@kinora.local', password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

export interface Post {
  readonly token: string;
  readonly name: string;
  readonly body: string;
  readonly idempotencyKey?: string;
}

export const post = (
  server: Pick<KillableServer, 'origin' | 'key'>,
  { token, name, body, idempotencyKey }: Post,
): Promise<Response> =>
  fetch(`${server.origin}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body,
  });
