import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from '../src/embedded/testing/startProcess.ts';
import { databaseAddress } from './databaseAddress.ts';
import { memoryOf, type Memory } from './memory.ts';

export interface BenchServer {
  /** From the start of the process to the first row that its API gave. */
  readonly startMilliseconds: number;
  readonly origin: string;
  readonly databaseUrl: string;
  /** The folder of PostgreSQL's own files. */
  readonly cluster: string;
  get(address: string, token?: string): Promise<string>;
  signIn(): Promise<{ readonly token: string; readonly user: string }>;
  memory(): Memory | null;
  stop(): Promise<void>;
}

export const packList = '/rest/v1/credit_packs?select=*&is_active=eq.true&order=credits.asc';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('This machine gave no port.');
  return address.port;
}

/** The very entry that people start, with its data in this folder. */
export async function startBenchServer(folder: string, atOnce: number): Promise<BenchServer> {
  const data = path.join(folder, 'data');
  const port = await freePort();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const keyOf = async () =>
    (JSON.parse(await readFile(path.join(data, 'keys.json'), 'utf8')) as { publishable: string }).publishable;
  let key = '';
  const send = (
    method: 'GET' | 'POST',
    address: string,
    { token, body }: { token?: string | undefined; body?: object } = {},
  ): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = {
        apikey: key,
        prefer: 'count=exact',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const asked = request({ host: '127.0.0.1', port, path: address, method, agent, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(text);
          else reject(new Error(`${method} ${address} was answered ${status}: ${text.slice(0, 300)}`));
        });
      });
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });

  const began = performance.now();
  const started = startProcess({
    env: {
      PORT: String(port),
      KINORA_DATA: data,
      KINORA_APP: path.join(folder, 'app'),
      KINORA_DEMO_HISTORY: 'none',
    },
  });
  const patience = began + 60_000;
  for (;;) {
    try {
      key = await keyOf();
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
