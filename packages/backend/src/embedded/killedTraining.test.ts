import { randomUUID } from 'node:crypto';
import { initialValues, modelTraining, requestOf } from '@kinora/contract';
import { drawnPicture } from '@kinora/media/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { falOverHttp, type FalOverHttp } from '../engines/fal/testing/falOverHttp.ts';
import { asDataUrl } from '../functions/testing/functionWorld.ts';
import {
  killableWorld,
  post,
  signIn,
  type KillableServer,
  type KillableWorld,
} from './testing/killableServer.ts';

// Two whole servers, one after the other.
vi.setConfig({ testTimeout: 300_000 });

let provider: FalOverHttp;
let world: KillableWorld;
let body: string;
beforeAll(async () => {
  provider = await falOverHttp();
  world = await killableWorld({ ...provider.env });
  const picture = asDataUrl(await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1));
  const images = Array.from({ length: modelTraining.inputs.images.min }, () => picture);
  const values = { ...initialValues(modelTraining), name: 'Harbour', images };
  body = JSON.stringify(requestOf(modelTraining, values).body);
});
afterAll(async () => {
  await world.remove();
  await provider.stop();
});

const only = async (server: KillableServer, text: string) =>
  (await server.sql<Record<string, unknown>>(text))[0];

test('a server that is killed while the trainer works goes on with it, and charges it once (D32)', async () => {
  const { fal } = provider;
  fal.next('status', ...Array.from({ length: 4 }, () => ({ body: { status: 'IN_PROGRESS' } })));
  const first = await world.start();
  await first.sql(
    `select public.credit_grant(id, 100, 'purchase', 'test') from auth.users where email = 'demo@kinora.local'`,
  );
  const before = (await only(first, 'select balance from public.credit_accounts'))!['balance'] as number;
  const idempotencyKey = randomUUID();
  const press = async (server: KillableServer) => {
    const answer = await post(server, {
      token: await signIn(server),
      name: 'train-model',
      body,
      idempotencyKey,
    });
    return ((await answer.json()) as { taskId: string }).taskId;
  };
  const task = await press(first);
  await vi.waitUntil(
    async () => (await only(first, 'select status from public.generation_jobs'))!['status'] === 'running',
    { timeout: 60_000, interval: 200 },
  );
  await first.kill();

  const next = await world.start();
  // Whoever got no answer presses again.
  expect(await press(next)).toBe(task);
  await vi.waitUntil(
    async () => (await only(next, 'select ended_at from public.generation_jobs'))!['ended_at'] !== null,
    { timeout: 90_000, interval: 500 },
  );
  expect(await next.sql('select name, status from public.trained_models')).toEqual([
    { name: 'Harbour', status: 'ready' },
  ]);
  expect(fal.submitted).toHaveLength(1);
  expect(await only(next, 'select balance, held from public.credit_accounts')).toEqual({
    balance: before - 50,
    held: 0,
  });
  expect(await next.sql('select * from private.ledger_drift')).toEqual([]);
});
