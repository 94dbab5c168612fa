import { once } from 'node:events';
import { readFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHttpServer } from './httpServer.ts';
import { startProcess, type StartedProcess } from './testing/startProcess.ts';
import { startTestGateway } from './testing/startTestGateway.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let server: StartedProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora stop '));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ends;
  await rm(folder, { recursive: true, force: true });
});

interface Halved {
  /** Sends the rest, and answers with what came back. */
  finish(): Promise<{ status: number; text: string }>;
}

/** A request whose sender has said half of it. */
async function begun(address: string, headers: Record<string, string>, body: string): Promise<Halved> {
  const half = Math.floor(body.length / 2);
  const sent = request(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const answered = once(sent, 'response') as Promise<[NodeJS.ReadableStream & { statusCode: number }]>;
  answered.catch(() => {});
  await new Promise((resolve) => sent.write(body.slice(0, half), resolve));
  return {
    async finish() {
      sent.end(body.slice(half));
      const [answer] = await answered;
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      return { status: answer.statusCode, text: Buffer.concat(chunks).toString() };
    },
  };
}

test('told to stop, the server finishes the request that is under way, database and all, and takes no other', async () => {
  await mkdir(path.join(folder, 'app'));
  await writeFile(
    path.join(folder, 'app/404.html'),
    '<!doctype html><html lang="en"><head><meta name="kinora-config" content=""><title>Kinora</title></head></html>',
  );
  server = startProcess({
    env: {
      KINORA_DATA: path.join(folder, 'data'),
      KINORA_APP: path.join(folder, 'app'),
      KINORA_DEMO_HISTORY: 'none',
      KINORA_LOG: 'json',
      npm_lifecycle_event: 'start',
    },
  });
  const origin = (await server.says(/Kinora\s+(http:\/\/\S+)/))[1]!;
  await server.says(/Stop with Ctrl-C/);
  const keys = JSON.parse(await readFile(path.join(folder, 'data/keys.json'), 'utf8')) as Record<
    string,
    string
  >;
  const feedback = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.org',
    type: 'general',
    message: 'It was read to its end.',
    rating: 5,
  });
  const under = await begun(
    `${origin}/functions/v1/send-feedback`,
    { apikey: keys['publishable']! },
    feedback,
  );
  // The same server has answered another since, so it has the first in hand.
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await server.says(/Stopping Kinora/);
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          () => 'answered',
          () => 'refused',
        ),
      { timeout: 15_000 },
    )
    .toBe('refused');
  expect(await under.finish()).toEqual({ status: 200, text: '{"received":true}' });
  await server.says(/Stopped\. Nothing failed: ELIFECYCLE/);
  expect(await server.ends).toEqual({ code: 0, signal: null });
});

test('a request that never ends is cut off, and the server stops all the same', async () => {
  const http = await openHttpServer('127.0.0.1', 0, 100);
  const reached = new Promise<void>((resolve) => {
    http.serve(() => {
      resolve();
      return new Promise<Response>(() => {});
    });
  });
  const sent = request(`http://127.0.0.1:${http.port}/`).end();
  const cut = once(sent, 'error');
  await reached;
  await Promise.all([http.close(), http.close()]);
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
});

test('health is told to be bad while the database takes nobody in, and good again after', async () => {
  const gateway = await startTestGateway();
  const admin = new URL(gateway.databaseUrl);
  const name = admin.pathname.slice(1);
  admin.pathname = '/template1';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  const health = async () => {
    const answer = await fetch(`${gateway.origin}/healthz`);
    return [answer.status, await answer.json()];
  };
  try {
    await client.query(`alter database ${name} allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    expect(await health()).toEqual([503, { status: 'no database' }]);
    await client.query(`alter database ${name} allow_connections true`);
    expect(await health()).toEqual([200, { status: 'ok' }]);
  } finally {
    await client.end();
    await gateway.stop();
  }
});
