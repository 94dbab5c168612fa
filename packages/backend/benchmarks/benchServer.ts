import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/embedded/freePort.ts';
import { startProcess } from '../src/embedded/testing/startProcess.ts';
import { databaseAddress } from './databaseAddress.ts';
import { memoryOf, type Memory } from './memory.ts';

export interface Asked {
  readonly token?: string | undefined;
  readonly body?: object | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BenchServer {
  /** From the start of the process to the first row that its API gave. */
  readonly startMilliseconds: number;
  readonly origin: string;
  readonly databaseUrl: string;
  /** The folder of PostgreSQL's own files. */
  readonly cluster: string;
  /** The key of the server's own programs, which may do anything. */
  secretKey(): Promise<string>;
  ask(method: 'GET' | 'POST', address: string, asked?: Asked): Promise<{ status: number; text: string }>;
  /** The same, where anything but success is a fault of the benchmark. */
  send(method: 'GET' | 'POST', address: string, asked?: Asked): Promise<string>;
  get(address: string, token?: string): Promise<string>;
  signIn(): Promise<{ readonly token: string; readonly user: string }>;
  memory(): Memory | null;
  stop(): Promise<void>;
}

export const packList = '/rest/v1/credit_packs?select=*&is_active=eq.true&order=credits.asc';

/** The very entry that people start, with its data in this folder. */
export async function startBenchServer(
  folder: string,
  atOnce: number,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const data = path.join(folder, 'data');
  const port = await freePort();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const keyOf = async (kind: 'publishable' | 'secret') =>
    (JSON.parse(await readFile(path.join(data, 'keys.json'), 'utf8')) as Record<typeof kind, string>)[kind];
  let key = '';
  const ask: BenchServer['ask'] = (method, address, { token, body, headers: more } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        apikey: key,
        prefer: 'count=exact',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...more,
      };
      const asked = request({ host: '127.0.0.1', port, path: address, method, agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      });
      asked.on('error', reject);
      asked.end(body instanceof Uint8Array || body === undefined ? body : JSON.stringify(body));
    });
  const send: BenchServer['send'] = async (method, address, options) => {
    const { status, text } = await ask(method, address, options);
    if (status >= 200 && status < 300) return text;
    throw new Error(`${method} ${address} was answered ${status}: ${text.slice(0, 300)}`);
  };

  const began = performance.now();
  const started = startProcess({
    env: {
      PORT: String(port),
      KINORA_DATA: data,
      KINORA_APP: path.join(folder, 'app'),
      KINORA_DEMO_HISTORY: 'none',
      ...env,
    },
  });
  const patience = began + 60_000;
  for (;;) {
    try {
      key = await keyOf('publishable');
      if (Array.isArray(JSON.parse(await send('GET', packList)))) break;
    } catch (error) {
      if (performance.now() > patience || started.child.exitCode !== null)
        throw new Error(`The server did not start. It said:\n${started.output()}`, { cause: error });
    }
    await pause(5);
  }
  const startMilliseconds = performance.now() - began;
  const postgres = path.join(data, 'postgres');
  return {
    startMilliseconds,
    origin: `http://127.0.0.1:${port}`,
    cluster: path.join(postgres, 'cluster'),
    databaseUrl: await databaseAddress(data),
    secretKey: () => keyOf('secret'),
    ask,
    send,
    get: (address, token) => send('GET', address, { token }),
    async signIn() {
      const [, email, password] = await started.says(/Demo account\s+(\S+), password (\S+)/);
      const answer = JSON.parse(
        await send('POST', '/auth/v1/token?grant_type=password', { body: { email, password } }),
      ) as { access_token: string; user: { id: string } };
      return { token: answer.access_token, user: answer.user.id };
    },
    memory: () => memoryOf(started.child.pid ?? 0, postgres),
    async stop() {
      agent.destroy();
      started.child.kill('SIGTERM');
      await started.ends;
    },
  };
}
