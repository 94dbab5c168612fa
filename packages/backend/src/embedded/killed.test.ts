import { randomUUID } from 'node:crypto';
import { drawnPicture } from '@kinora/media/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asDataUrl, wanBody } from '../functions/testing/functionWorld.ts';
import { killableWorld, post, signIn, type KillableWorld } from './testing/killableServer.ts';
import { kills, timeForKills } from './testing/kills.ts';
import { strayFiles } from './testing/strayFiles.ts';

vi.setConfig({ testTimeout: timeForKills });

// With the repeats no more than one person may start in a minute.
const startsEach = 3;
const pressesEach = 8;
const answersEach = startsEach + pressesEach;

let world: KillableWorld;
let body: string;
beforeAll(async () => {
  world = await killableWorld({ KINORA_CLIP_SCALE: '0.1', KINORA_MOST_AT_ONCE: '1000' });
  const picture = asDataUrl(await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1));
  body = JSON.stringify(wanBody(picture, { duration: 2, credits_cost: 150 }));
});
afterAll(() => world.remove());

test(`killed ${kills} times under load: nothing is charged twice, nothing granted twice, no line is missing, no file is left over`, async () => {
  let server = await world.start();
  const token = await signIn(server);
  const tasks = new Map<string, string>();

  const generate = async (key: string) => {
    const answer = await post(server, { token, name: 'generate-video', body, idempotencyKey: key });
    const { taskId } = (await answer.json()) as { taskId?: string };
    if (!taskId) return;
    // The same press, also after a lost answer, is the same generation.
    expect(tasks.get(key) ?? taskId).toBe(taskId);
    tasks.set(key, taskId);
  };
  const pay = (checkout: string) =>
    fetch(`${server.origin}/dev/checkout/${checkout}/pay`, { method: 'POST', redirect: 'manual' });

  const keys: string[] = [];
  for (let round = 1; round <= kills; round++) {
    const opened = await post(server, {
      token,
      name: 'purchase-credits',
      body: '{"credit_pack_id":"try-out"}',
    });
    const checkout = ((await opened.json()) as { url: string }).url.split('/').at(-1)!;
    const fresh = Array.from({ length: startsEach }, () => randomUUID());
    keys.push(...fresh);
    let answers = 0;
    let kill: Promise<void> | null = null;
    const count = () => {
      // A little later each time: in the middle of something else.
      if ((answers += 1) === 1 + ((round - 1) % answersEach)) kill = server.kill();
    };
    await Promise.allSettled([
      ...fresh.map((key) => generate(key).then(count)),
      ...Array.from({ length: pressesEach }, () => pay(checkout).then(count)),
    ]);
    await (kill ?? server.kill());

    server = await world.start();
    expect(await server.sql('select * from private.ledger_drift'), `after kill ${round}`).toEqual([]);
    await Promise.all([pay(checkout), pay(checkout), ...fresh.map(generate)]);
    // Past ten rounds somebody would have pressed too often in a minute, which is another test.
    if (round % 10 === 0) await server.sql('delete from private.rate_limits');
  }

  expect(await server.sql('select * from private.ledger_drift')).toEqual([]);
  const paid = await server.sql<{ payments: number; purchases: number; letters: number }>(
    `select (select count(*)::integer from public.payments) as payments,
       (select count(*)::integer from public.credit_entries where kind = 'purchase' and balance_delta = 1000) as purchases,
       (select count(*)::integer from private.letters where kind = 'receipt') as letters`,
  );
  expect(paid).toEqual([{ payments: kills, purchases: kills, letters: kills }]);
  const jobs = await server.sql<{ idempotency_key: string; id: string }>(
    'select idempotency_key, id from public.generation_jobs',
  );
  expect(jobs.map((job) => job.idempotency_key).toSorted()).toEqual(keys.toSorted());
  for (const [key, task] of tasks)
    expect(jobs.find((job) => job.idempotency_key === key)?.id, 'a task that was promised').toBe(task);
  // A result that is just being kept has its bytes a moment before its row.
  await expect
    .poll(() => strayFiles(server, world), { timeout: 30_000 })
    .toEqual({ withoutRow: [], withoutCreation: [] });
  await server.kill();
});
