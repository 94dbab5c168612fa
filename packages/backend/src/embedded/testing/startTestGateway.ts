import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Closers } from '../Closers.ts';
import { readConfig } from '../config.ts';
import type { DemoAccount } from '../demoAccount.ts';
import { openHttpServer } from '../httpServer.ts';
import { makeKeys, type ServerKeys } from '../keys.ts';
import { openGateway } from '../openGateway.ts';
import { originsOf } from '../origins.ts';
import type { StartServices } from '../services/platform.ts';
import { openTestDatabase } from './openTestDatabase.ts';

export interface TestGateway {
  readonly origin: string;
  readonly port: number;
  readonly keys: ServerKeys;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly demo: DemoAccount | null;
  /** What the server wrote into its log. */
  readonly logged: string[];
  /** supabase-js unchanged, with a session of its own. */
  client(): SupabaseClient;
  /** A client that is signed up, confirmed and signed in. */
  signedIn(name?: string): Promise<{ client: SupabaseClient; userId: string; email: string }>;
  stop(): Promise<void>;
}

export interface TestGatewayOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: () => Date;
  readonly services?: StartServices;
}

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="kinora-config" content="" />
<style>@layer ds.reset, ds.tokens, app;</style><script>document.title;</script><script type="module" src="/assets/index-abc123.js"></script>
<title>Kinora</title></head><body><div id="root"></div></body></html>
`;

const noServices: StartServices = async () => ({
  functions: {},
  engine: { name: 'none', description: 'none' },
  stop: async () => {},
});

/** The gateway over HTTP on a free port, on a database and in a folder of its own. */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const closers = new Closers();
  const folder = await mkdtemp(path.join(tmpdir(), 'kinora gateway '));
  closers.add(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'app/assets'), { recursive: true });
  for (const name of ['index.html', '404.html']) await writeFile(path.join(folder, 'app', name), page);
  await writeFile(
    path.join(folder, 'app/assets/index-abc123.js'),
    `console.log('${'Kinora '.repeat(400)}');\n`,
  );
  await writeFile(path.join(folder, 'app/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n');

  const env = {
    PORT: '0',
    KINORA_DATA: 'data',
    KINORA_APP: 'app',
    KINORA_DEMO_HISTORY: 'none',
    ...options.env,
  };
  const config = readConfig({ env, root: folder });
  const database = await openTestDatabase();
  closers.add(() => database.close());
  const http = await openHttpServer(config.host, config.port);
  closers.add(() => http.close());
  const keys = makeKeys();
  const origins = originsOf(config, http.port);
  const logged: string[] = [];
  const gateway = await openGateway({
    config,
    keys,
    origins,
    databaseUrl: database.url,
    services: options.services ?? noServices,
    clock: options.clock ?? (() => new Date()),
    log: (line) => logged.push(line),
    closers,
  });
  http.serve(gateway.answer);

  const origin = `http://127.0.0.1:${http.port}`;
  const client = (): SupabaseClient =>
    createClient(origin, keys.publishable, { auth: { persistSession: false, autoRefreshToken: false } });
  let count = 0;
  const signedIn = async (name = 'Ada Lovelace'): ReturnType<TestGateway['signedIn']> => {
    const email = `person-${++count}@example.org`;
    const own = client();
    const password = 'correct horse';
    await succeed(own.auth.signUp({ email, password, options: { data: { full_name: name } } }));
    const [mail] = (await (await fetch(`${origin}/dev/inbox.json?to=${email}`)).json()) as { link: string }[];
    await fetch(mail?.link ?? '', { redirect: 'manual' });
    const { user } = await succeed(own.auth.signInWithPassword({ email, password }));
    return { client: own, userId: user?.id ?? '', email };
  };
  return {
    origin,
    port: http.port,
    keys,
    databaseUrl: database.url,
    dataFolder: config.dataFolder,
    demo: gateway.demo,
    logged,
    client,
    signedIn,
    stop: () => closers.close(),
  };
}

type Answer = { readonly data: unknown; readonly error: Error | null };

/** The data of an answer of supabase-js, or its error thrown. */
export async function succeed<A extends Answer>(
  answer: PromiseLike<A>,
): Promise<Extract<A, { error: null }>['data']> {
  const { data, error } = await answer;
  if (error) throw error;
  return data;
}
