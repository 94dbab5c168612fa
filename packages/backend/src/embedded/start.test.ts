import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { testChain } from '../credentials/testing/testChain.ts';
import { bundledServer } from './testing/bundledServer.ts';
import {
  startFile,
  startProcess,
  type StartedProcess,
  type StartProcessOptions,
} from './testing/startProcess.ts';
import { succeed } from './testing/startTestGateway.ts';

// Each starts whole servers, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 90_000 });

const isRoot = process.getuid?.() === 0;
/** `daemon`, which every system has. */
const ordinary = { uid: 1, gid: 1 };
const nameless = { uid: 12345, gid: 12345 };

let folder: string;
let started: StartedProcess[];
/** The same program in one file, for what the very entry is not needed to show: it starts in half the work. */
let bundle: string;

beforeAll(async () => {
  bundle = await bundledServer(inject('bundleFolder'));
});

beforeEach(async () => {
  started = [];
  folder = await mkdtemp(path.join(tmpdir(), 'kinora start '));
  await mkdir(path.join(folder, 'app'));
  await writeFile(
    path.join(folder, 'app/404.html'),
    '<!doctype html><html lang="en"><head><meta name="kinora-config" content=""><title>Kinora</title></head></html>',
  );
});

afterEach(async () => {
  for (const { child, ends } of started) {
    child.kill('SIGKILL');
    await ends;
  }
  await expect.poll(() => databasesIn(folder), { timeout: 15_000 }).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

const data = () => path.join(folder, 'data');
const environment = () => ({
  KINORA_DATA: data(),
  KINORA_APP: path.join(folder, 'app'),
  KINORA_DEMO_HISTORY: 'none',
});

function start(options: Partial<StartProcessOptions> = {}): StartedProcess {
  // Another account may not look into the bundle's folder, which is this run's own.
  const file = options.account ? startFile : bundle;
  const one = startProcess({ file, ...options, env: { ...environment(), ...options.env } });
  started.push(one);
  return one;
}

async function address(server: StartedProcess): Promise<string> {
  return (await server.says(/Kinora\s+(http:\/\/\S+)/))[1] ?? '';
}

/** Processes of PostgreSQL that work in this folder. */
function databasesIn(place: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const isEnded = /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        return !isEnded && readlinkSync(`/proc/${pid}/cwd`).startsWith(place);
      } catch {
        return false;
      }
    });
}

async function signInDemo(server: StartedProcess) {
  const origin = await address(server);
  const [, email = '', password = ''] = await server.says(/Demo account\s+(\S+), password (\S+)/);
  const { key } = JSON.parse(
    (/name="kinora-config" content="([^"]*)"/.exec(await (await fetch(origin)).text())?.[1] ?? '').replaceAll(
      '&quot;',
      '"',
    ),
  ) as { key: string };
  const client = createClient(origin, key, { auth: { persistSession: false, autoRefreshToken: false } });
  await succeed(client.auth.signInWithPassword({ email, password }));
  return client;
}

test('a first start says where everything is, and the demo account signs in', async () => {
  const server = start({ file: startFile });
  const origin = await address(server);
  await server.says(/Stop with Ctrl-C/);
  expect(server.output()).toMatch(/Starting the database[\s\S]*Prepared the database[\s\S]*Ready/);
  expect(server.output()).toContain(`Inbox         ${origin}/dev/inbox`);
  expect(server.output()).toMatch(/Engine {8}local/);
  expect(server.output()).toContain('Payments      local test checkout, no money moves');
  expect(server.output()).toMatch(/Mail {10}development inbox/);
  expect(server.output()).toContain(`Data          ${data()}`);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await signInDemo(server);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops everything, the database too',
  async (signal) => {
    const server = start({ file: startFile });
    const origin = await address(server);
    expect(databasesIn(folder).length).toBeGreaterThan(0);
    server.child.kill(signal);
    expect(await server.ends).toEqual({ code: 0, signal: null });
    expect(databasesIn(folder)).toEqual([]);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  },
);

test('killed outright, the database follows, and the next start has all that was there', async () => {
  const server = start();
  const client = await signInDemo(server);
  const { data: user } = await client.auth.updateUser({ data: { mark: 'kept' } });
  expect(user.user?.user_metadata['mark']).toBe('kept');
  server.child.kill('SIGKILL');
  await server.ends;
  // At once, while the database of the first may still be on its way down.
  const again = start();
  const later = await signInDemo(again);
  const { data: session } = await later.auth.getUser();
  expect(session.user?.user_metadata['mark']).toBe('kept');
});

test('killed together with its database, the next start recovers', async () => {
  const server = start();
  const client = await signInDemo(server);
  await client.auth.updateUser({ data: { mark: 'kept' } });
  const database = databasesIn(folder);
  server.child.kill('SIGKILL');
  for (const pid of database)
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // One of its helpers had gone by itself; whatever else it is, nothing was killed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  await server.ends;
  const { data: session } = await (await signInDemo(start())).auth.getUser();
  expect(session.user?.user_metadata['mark']).toBe('kept');
});

test('a database left running by a killed server is taken down first', async () => {
  const server = start();
  await address(server);
  const pidFile = path.join(data(), 'postgres/cluster/postmaster.pid');
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  // Its guard goes first, so that nothing tells the database.
  const guards = execFileSync('pgrep', ['-f', `kinora-database .*-p ${portOf(postmaster)} `], {
    encoding: 'utf8',
  });
  for (const pid of guards.trim().split('\n').map(Number))
    if (pid !== postmaster) process.kill(pid, 'SIGKILL');
  server.child.kill('SIGKILL');
  await server.ends;
  expect(databasesIn(folder)).toContain(postmaster);
  const again = start();
  await again.says(/Stopping the database that an earlier, killed server left running/);
  await address(again);
  expect(databasesIn(folder)).not.toContain(postmaster);
});

function portOf(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return words[words.indexOf('-p') + 1] ?? '';
}

test('when the shell that started it is gone, it stops by itself', async () => {
  const shell = start({ command: ['/bin/sh', '-c', '"$0" "$1"; true', process.execPath, startFile] });
  await address(shell);
  shell.child.kill('SIGKILL');
  await shell.says(/Stopping Kinora/);
  await expect.poll(() => databasesIn(folder), { timeout: 15_000 }).toEqual([]);
});

async function refusal(options: Partial<StartProcessOptions>): Promise<string> {
  const server = start(options);
  expect(await server.ends).toEqual({ code: 1, signal: null });
  const words = server
    .output()
    .split('\n')
    .filter((line) => line !== '' && !/^ *[\d.]+ s {2}/.test(line));
  expect(words).toHaveLength(1);
  return words[0] ?? '';
}

test('a taken port is one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await refusal({ env: { PORT: String(port) } })).toBe(
    `Port ${port} is taken by another program: stop it, or choose another port with PORT=${port + 1}.`,
  );
  other.close();
});

test('a data folder that another server uses is one sentence', async () => {
  const server = start();
  await address(server);
  expect(await refusal({})).toMatch(
    /^The data folder .*data is in use by another Kinora \(process \d+\): stop it/,
  );
});

test('a port and an address that are none, and a word it does not know, are one sentence each', async () => {
  expect(await refusal({ env: { PORT: 'many' } })).toMatch(/^PORT is "many"/);
  expect(await refusal({ env: { HOST: '203.0.113.7' } })).toBe(
    'HOST is "203.0.113.7", and this machine has no such address.',
  );
  const words = { command: [process.execPath, startFile, '--fast'] as const };
  expect(await refusal({ command: [...words.command] })).toBe(
    'Kinora does not know "--fast": it takes --dev, or nothing.',
  );
});

test.runIf(isRoot)(
  'an ordinary account starts it; folders it may not use are one sentence each',
  async () => {
    await chmod(folder, 0o777);
    const server = start({ account: ordinary });
    await signInDemo(server);
    server.child.kill('SIGINT');
    expect((await server.ends).code).toBe(0);

    expect(await refusal({})).toMatch(/belongs to another account \(uid 1\): start Kinora as that account/);
    await mkdir(path.join(folder, 'closed'), { mode: 0o700 });
    expect(await refusal({ account: ordinary, env: { KINORA_DATA: path.join(folder, 'closed') } })).toMatch(
      /^Kinora cannot read its data folder .*closed: start it as the account that made the folder/,
    );
    await mkdir(path.join(folder, 'fixed'), { mode: 0o755 });
    expect(await refusal({ account: ordinary, env: { KINORA_DATA: path.join(folder, 'fixed') } })).toMatch(
      /^Kinora cannot write to its data folder .*fixed \(EACCES\): give this account the right to/,
    );
    expect(
      await refusal({ account: ordinary, env: { KINORA_DATA: path.join(folder, 'fixed/below') } }),
    ).toMatch(/^Kinora cannot create its data folder .*below \(EACCES\)/);
    expect(await refusal({ account: nameless, env: { KINORA_DATA: path.join(folder, 'nameless') } })).toBe(
      'This account (uid 12345) has no name on this system, and the database needs one: start Kinora as another.',
    );
  },
);

test('a private home and a folder with spaces hold nothing up', async () => {
  const home = path.join(folder, 'my home');
  await mkdir(home, { mode: 0o700 });
  const client = await signInDemo(start({ env: { KINORA_DATA: path.join(home, 'my data') } }));
  expect((await client.auth.getUser()).data.user?.email).toBe('demo@kinora.local');
});

test('a server on another address starts without inbox and demo account, and says what to set', async () => {
  expect(await refusal({ env: { HOST: '0.0.0.0' } })).toMatch(/KINORA_ALPHA_AUTH=accepted/);
  const server = start({ env: { HOST: '0.0.0.0', KINORA_ALPHA_AUTH: 'accepted' } });
  await address(server);
  await server.says(/Set KINORA_URL/);
  expect(server.output()).toMatch(/Mail {6}none, so nobody can confirm an account \(set SMTP_URL\)/);
  expect(server.output()).toMatch(/Engine {4}none/);
  expect(server.output()).toMatch(/Payments {2}none: nobody can buy/);
  expect(server.output()).not.toMatch(/Demo account {2}|Inbox {2}/);
  const port = new URL(await address(server)).port;
  expect((await fetch(`http://127.0.0.1:${port}/dev/inbox`)).status).toBe(404);
});

test('a server that takes reports of fal without knowing of which account does not start', async () => {
  const address = 'https://kinora.example.org/functions/v1/engine-webhook';
  expect(await refusal({ env: { FAL_KEY: 'id:secret', FAL_WEBHOOK_URL: address } })).toMatch(
    /^FAL_USER_ID is not set\. /,
  );
});

test('a certificate for pictures is checked at the start: said where it is good, one sentence where it is not', async () => {
  const { certificate, key } = testChain({ to: new Date('2049-12-31T12:00:00Z') });
  const file = path.join(folder, 'chain.pem');
  await writeFile(file, certificate);
  expect(
    await refusal({ env: { KINORA_SIGNING_CERTIFICATE: file, KINORA_SIGNING_KEY: testChain().key } }),
  ).toBe(
    'KINORA_SIGNING_KEY is not the key of the first certificate in KINORA_SIGNING_CERTIFICATE, that of Kinora test signer.',
  );
  const server = start({ env: { KINORA_SIGNING_CERTIFICATE: file, KINORA_SIGNING_KEY: key } });
  await server.says(/Pictures {6}signed by Kinora test signer, until 20\d\d-/);
});

test('a Node that is too old gets one sentence', async () => {
  const copy = path.join(folder, 'start.mjs');
  await cp(startFile, copy);
  const old = path.join(folder, 'old.cjs');
  await writeFile(old, `Object.defineProperty(process, 'versions', { value: { node: '20.11.0' } });`);
  const words = await refusal({ command: [process.execPath, '--require', old, copy] });
  expect(words).toMatch(
    /^Kinora needs Node 22\.18 or newer, and this is v\S+: start it with "npx -y pnpm@10\.34\.8 start"/,
  );
});
