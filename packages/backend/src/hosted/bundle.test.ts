import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawnPicture } from '@kinora/media/node';
import { readCredentials } from '../credentials/testing/readCredentials.ts';
import { testChain, type KeyKind } from '../credentials/testing/testChain.ts';
import { aMoment } from '../embedded/testing/aMoment.ts';
import { startTestGateway, type TestGateway } from '../embedded/testing/startTestGateway.ts';
import { functions } from '../functions/index.ts';
import { asDataUrl, wanBody } from '../functions/testing/functionWorld.ts';
import { buildFunctions } from './buildFunctions.ts';
import { denoFunction, type DenoFunction } from './testing/denoFunction.ts';
import { oneHostFor } from './testing/oneHost.ts';
import { packagedProgram } from './testing/packagedProgram.ts';

const deno = await packagedProgram('deno', '2.9.6');
const site = 'https://kinora.example.org';
let folder: string;
let built: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinora-functions-'));
  built = await buildFunctions(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('every function is built, from one bundle that brings all it needs and no key', async () => {
  expect(built).toEqual(Object.keys(functions));
  const bundle = await readFile(path.join(folder, '_shared/kinora.js'), 'utf8');
  expect(bundle).not.toMatch(/sb_secret_[\w-]{10}|sk_(live|test)_\w{10}|whsec_\w{10}/);
});

/** What the bundle does with a picture, without a provider to bring one. */
const signing = `
import { readFileSync, writeFileSync } from 'node:fs';
import { openCredentials } from '../credentials/openCredentials.ts';

const { texts, making } = JSON.parse(readFileSync('said.json', 'utf8'));
const credentials = await openCredentials(texts, { clock: () => new Date(), log: console.log });
const bytes = new Uint8Array(readFileSync('picture.jpg'));
writeFileSync('signed.jpg', await credentials.signed({ bytes, type: 'image/jpeg' }, making));
`;

describe.skipIf(deno === null)('under Deno', () => {
  let gateway: TestGateway;
  let fal: Server;
  const submitted: string[] = [];
  const running: DenoFunction[] = [];

  beforeAll(async () => {
    gateway = await startTestGateway();
    fal = createServer((request, answer) => {
      submitted.push(`${request.method} ${request.url}`);
      answer.setHeader('content-type', 'application/json');
      const own = `http://127.0.0.1:${(fal.address() as { port: number }).port}/requests/r-1`;
      answer.end(
        JSON.stringify({
          request_id: 'r-1',
          response_url: own,
          status_url: `${own}/status`,
          cancel_url: `${own}/cancel`,
          status: 'IN_QUEUE',
          queue_position: 2,
        }),
      );
    }).listen(0, '127.0.0.1');
    await once(fal, 'listening');
  });
  afterAll(async () => {
    await Promise.all(running.map((each) => each.stop()));
    fal.close();
    await gateway.stop();
  });

  const start = async (name: string, more: Readonly<Record<string, string>> = {}) => {
    const started = await denoFunction(deno!, folder, name, {
      SUPABASE_URL: gateway.origin,
      SUPABASE_ANON_KEY: gateway.keys.publishable,
      SUPABASE_SERVICE_ROLE_KEY: gateway.keys.secret,
      KINORA_URL: site,
      KINORA_SCHEDULE_SECRET: 'a secret of enough letters'.replaceAll(' ', '-'),
      FAL_KEY: 'id:secret',
      FAL_USER_ID: 'user-1',
      FAL_QUEUE_URL: `http://127.0.0.1:${(fal.address() as { port: number }).port}`,
      ...more,
    });
    running.push(started);
    return started;
  };

  it('every function starts, answers who may not call it, and names whose pages may', async () => {
    await oneHostFor({ folder, names: built });
    const host = await start('host');
    for (const name of built) {
      const call = (init: RequestInit = {}) =>
        fetch(`${host.url}${name}`, { method: 'POST', body: '{}', headers: { origin: site }, ...init });
      const { status, headers } = await call();
      const expected = { signedIn: [401], webhook: [401], open: [200, 400, 404], link: [405] }[
        functions[name]!.access
      ];
      expect(expected, `${name} answered ${status}: ${host.output()}`).toContain(status);
      expect(headers.get('access-control-allow-origin'), `with ${name}`).toBe(site);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const preflight = await call({
        method: 'OPTIONS',
        body: null,
        headers: { origin: 'https://evil.example' },
      });
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null]);
    }
  });

  it('a generation is accepted, reserved, and handed to the provider, with the services of Supabase alone', async () => {
    const { client, userId } = await gateway.signedIn('Ada');
    const token = (await client.auth.getSession()).data.session!.access_token;
    const call = async (name: string, body: unknown) => {
      const served = await start(name);
      const answer = await fetch(served.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.status >= 500) throw new Error(served.output());
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const limits = await call('check-video-limits', {});
    expect(limits).toMatchObject({ status: 200, body: { plan_name: 'Free', credits_remaining: 3 } });
    const picture = asDataUrl(await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1));
    const { status, body } = await call('generate-video', wanBody(picture));
    expect({ status, body }).toMatchObject({ status: 202, body: { taskId: expect.any(String) as string } });
    const server = createClient(gateway.origin, gateway.keys.secret, { auth: { persistSession: false } });
    const job = async () =>
      (await server.from('generation_jobs').select('ticket, status').eq('id', body['taskId'])).data![0]! as {
        ticket: { requestId: string } | null;
        status: string;
      };
    while ((await job()).ticket === null) await aMoment();
    expect(await job()).toMatchObject({ ticket: { requestId: 'r-1' } });
    expect(submitted[0]).toContain('POST /fal-ai/wan/v2.2-a14b/image-to-video?fal_webhook=');
    expect((await client.from('user_creations').select('user_id, status')).data).toEqual([
      { user_id: userId, status: 'queued' },
    ]);
    expect(await call('cancel-generation', { task_id: body['taskId'], returns: 'all' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', returned: 'all' },
    });
    expect(submitted.at(-1)).toBe('PUT /requests/r-1/cancel');
  });

  it.each<KeyKind>(['P-256', 'P-384', 'Ed25519', 'RSA'])(
    'a picture is signed as it is under Node, with a key of the kind %s',
    async (kind) => {
      const { certificate, key, root } = testChain({ kind });
      const making = { madeBy: 'Flux (dev)', digitalSourceType: 'urn:a-term' };
      await writeFile(
        path.join(folder, 'said.json'),
        JSON.stringify({ texts: { certificate, key }, making }),
      );
      const picture = await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1);
      await writeFile(path.join(folder, 'picture.jpg'), picture);
      const resolveDir = fileURLToPath(new URL('.', import.meta.url));
      const outfile = path.join(folder, 'signing.js');
      await build({
        stdin: { contents: signing, resolveDir },
        outfile,
        bundle: true,
        format: 'esm',
        platform: 'node',
      });
      await promisify(execFile)(deno!, ['run', '--no-config', '--allow-read', '--allow-write', outfile], {
        cwd: folder,
        env: { PATH: process.env['PATH'], HOME: folder },
      });
      expect(readCredentials(await readFile(path.join(folder, 'signed.jpg')), root)).toMatchObject({
        problems: [],
        actions: [{ softwareAgent: { name: 'Flux (dev)' } }],
      });
    },
  );

  it('with a signing key that is not its certificate’s the log says why, and what makes no pictures goes on', async () => {
    const { certificate } = testChain();
    const served = await start('scheduled', {
      KINORA_SIGNING_CERTIFICATE: certificate,
      KINORA_SIGNING_KEY: testChain().key,
    });
    const knock = () =>
      fetch(served.url, { method: 'POST', headers: { authorization: 'Bearer wrong' } }).then(
        ({ status }) => status,
      );
    expect(await knock()).toBe(401);
    await vi.waitFor(() =>
      expect(served.output()).toContain('KINORA_SIGNING_KEY is not the key of the first certificate'),
    );
    expect(await knock()).toBe(401);
  });

  it('the schedule works for who knows its secret alone', async () => {
    const served = await start('scheduled');
    const call = (secret: string) =>
      fetch(served.url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } });
    expect((await call('wrong')).status).toBe(401);
    const answer = await call('a-secret-of-enough-letters');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { letters: 0, swept: { creations: 0, files: 0, counters: 0 } },
    ]);
  });
});
