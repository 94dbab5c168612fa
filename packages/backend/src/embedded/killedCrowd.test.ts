import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { valuesOf } from '@kinora/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bodyFor, toolNamed } from '../engines/testing/orderFor.ts';
import {
  killableWorld,
  post,
  signIn,
  type KillableServer,
  type KillableWorld,
} from './testing/killableServer.ts';

// Eleven whole servers, one after the other.
vi.setConfig({ testTimeout: 600_000 });

const presses = 2000;
const room = 500;
const kills = 10;
/** How many of them are under way when a kill falls; all that are left come at once after the last one. */
const inFlight = 250;
/** So that the last kill falls where the room runs out. */
const answersBeforeAKill = 50;
const tool = toolNamed('seedance-text');
const asked = bodyFor(tool, { duration: 5 });
const reading = valuesOf(tool, asked);
const price = reading.ok ? reading.price : 0;
const body = JSON.stringify(asked);

let queue: Server;
let world: KillableWorld;
beforeAll(async () => {
  // A provider in whose queue everything waits: nothing ends, so nothing makes room again.
  queue = createServer((request, response) => {
    const own = `http://${request.headers.host}/requests/${randomUUID()}`;
    const answer =
      request.method === 'POST'
        ? {
            request_id: own.slice(-36),
            status_url: `${own}/status`,
            response_url: own,
            cancel_url: `${own}/cancel`,
          }
        : { status: 'IN_QUEUE', queue_position: 7 };
    request
      .resume()
      .on('end', () => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)));
  }).listen(0, '127.0.0.1');
  await once(queue, 'listening');
  world = await killableWorld({
    FAL_KEY: 'id:secret',
    FAL_QUEUE_URL: `http://127.0.0.1:${(queue.address() as AddressInfo).port}`,
    KINORA_MOST_AT_ONCE: String(presses),
  });
});
afterAll(async () => {
  await world.remove();
  queue.closeAllConnections();
  queue.close();
});

/** Leaves the demo account with exactly that much room, of its plan and of credits, and no limit of presses a minute. */
async function makeRoom({ sql }: KillableServer): Promise<string> {
  const [{ id }] = (await sql<{ id: string }>(
    `select id from auth.users where email = 'demo@kinora.local'`,
  )) as [{ id: string }];
  const [{ limits }] = (await sql<{ limits: { credits_remaining: number; credit_balance: number } }>(
    'select public.video_limits($1) as limits',
    [id],
  )) as [{ limits: { credits_remaining: number; credit_balance: number } }];
  const credits = (room - limits.credits_remaining) * price - limits.credit_balance;
  expect([limits.credits_remaining > 0, credits > 0]).toEqual([true, true]);
  await sql(`select public.credit_grant($1, $2, 'grant', 'room')`, [id, credits]);
  // How often somebody may ask is another test.
  await sql(`create or replace function public.rate_limit_hit(p_bucket text, p_most integer, p_window_seconds integer)
    returns integer language sql security definer set search_path = '' as 'select 0'`);
  return id;
}

test('2,000 starts with room for 500, the server killed ten times among them: exactly 500 are accepted, each once', async () => {
  const began = performance.now();
  let server = await world.start();
  const user = await makeRoom(server);
  const token = await signIn(server);
  const accepted = new Map<string, string>();
  const refused = new Set<string>();
  const waiting = new Set(Array.from({ length: presses }, (): string => randomUUID()));

  /** One press; nothing is known of it where the answer is lost. */
  async function press(idempotencyKey: string): Promise<void> {
    const answer = await post(server, { token, name: tool.call.function, body, idempotencyKey });
    const said = (await answer.json()) as { taskId?: string };
    const earlier = accepted.get(idempotencyKey);
    expect([202, 402]).toContain(answer.status);
    // The same press, also after a lost answer, is the same generation.
    expect(earlier ?? said.taskId).toBe(said.taskId);
    if (said.taskId) accepted.set(idempotencyKey, said.taskId);
    else refused.add(idempotencyKey);
    waiting.delete(idempotencyKey);
  }

  let lost = 0;
  for (let kill = 0; kill < kills; kill++) {
    let answers = 0;
    let killed = null as Promise<void> | null;
    const sent = await Promise.allSettled(
      Array.from(waiting)
        .slice(0, inFlight)
        .map(async (key) => {
          await press(key);
          answers += 1;
          if (answers === answersBeforeAKill) killed = server.kill();
        }),
    );
    for (const each of sent) {
      // A connection that breaks is the kill's; an expectation that fails is ours.
      if (each.status === 'rejected' && each.reason instanceof TypeError) lost += 1;
      else if (each.status === 'rejected' && !(each.reason instanceof SyntaxError)) throw each.reason;
    }
    await killed;
    server = await world.start();
    expect(await server.sql('select * from private.ledger_drift'), `after kill ${kill + 1}`).toEqual([]);
  }
  expect(lost).toBeGreaterThan(1000);

  await Promise.all(Array.from(waiting, press));
  // Once more, the accepted ones: the same press is the same generation, and takes nothing more.
  await Promise.all(Array.from(accepted.keys(), press));
  expect([accepted.size, refused.size]).toEqual([room, presses - room]);
  const jobs = await server.sql<{ idempotency_key: string; id: string }>(
    'select idempotency_key, id from public.generation_jobs',
  );
  expect(new Map(jobs.map((job) => [job.idempotency_key, job.id]))).toEqual(accepted);
  const holds = await server.sql(
    `select (select count(*)::integer from public.credit_holds where state = 'held' and user_id = $1) as held,
       (select balance from public.credit_accounts where user_id = $1) as balance,
       (select count(*)::integer from public.user_creations where user_id = $1) as creations`,
    [user],
  );
  expect(holds).toEqual([{ held: room, balance: 0, creations: room }]);
  expect(await server.sql('select * from private.ledger_drift')).toEqual([]);
  await server.kill();
  process.stdout.write(`The crowd with its kills: ${Math.round((performance.now() - began) / 1000)} s\n`);
});
