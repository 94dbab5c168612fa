import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { falEngine } from '../engines/fal/falEngine.ts';
import { falWebhook } from '../engines/fal/falWebhook.ts';
import { clock, falEmulator } from '../engines/fal/testing/falEmulator.ts';
import { signatureHeaders } from '../payments/signature.ts';
import { stripePayments } from '../payments/stripe/stripePayments.ts';
import { stripeFake } from '../payments/stripe/testing/stripeFake.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { functionWorld } from './testing/functionWorld.ts';
import { enginesOf } from '../engines/engines.ts';

const world = sharedWorld(functionWorld);

const each = 1_500;
const seed = 20_261_121;

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '',
    '\0',
    '\ud800',
    "'; drop table public.payments; --",
    'x'.repeat(5000),
    '../../customers/cus_1',
    Number.MAX_SAFE_INTEGER,
    -1,
    1.5,
    1e308,
    'request-1',
  ),
  fc.string({ unit: 'binary' }),
);
/** A right body with up to three of its fields made wrong, wherever they lie. */
const changed = (right: object) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(right)), fc.option(odd, { nil: undefined })), { maxLength: 3 })
    .map((changes) => {
      const body = structuredClone(right) as Record<string, unknown>;
      for (const [path, value] of changes) set(body, path, value);
      return body;
    });

function pathsIn(value: object, before: readonly string[] = []): (readonly string[])[] {
  return Object.entries(value).flatMap(([key, inside]) => {
    const path = [...before, key];
    return typeof inside === 'object' && inside !== null
      ? [path, ...pathsIn(inside as object, path)]
      : [path];
  });
}

function set(body: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) body[key] = value;
  else if (typeof body[key] === 'object' && body[key] !== null)
    set(body[key] as Record<string, unknown>, rest, value);
}

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? 'null');
const sentAs = (right: readonly object[]) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .constantFrom(...right)
        .chain(changed)
        .map(bytes),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map(bytes) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((raw) => Uint8Array.from(raw)) },
  );
const isForged = fc.integer({ min: 0, max: 9 }).map((number) => number === 0);

/** Sends them all; answers how often each status came. */
async function sendAll<T>(
  all: readonly T[],
  send: (one: T) => Promise<number>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const waiting = [...all];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const status = await send(next);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  return statuses;
}

it(`${each} reports of an engine, signed and forged, find no 5xx, and end no job with more than its own`, async () => {
  const fal = falEmulator({ file: Uint8Array.of(1) });
  const engine = {
    ...falEngine({ key: fal.key, largestFile: 1, fetch: fal.fetch }),
    name: `fal-${randomUUID()}`,
  };
  const user = await world.newUser();
  const job = await world.start(user, { p_engine: engine.name });
  const right = {
    request_id: 'request-1',
    gateway_request_id: 'request-1',
    status: 'OK',
    error: null,
    payload: {
      video: { url: 'https://v3.fal.media/files/clip.mp4', file_size: 7 },
      seed: 7,
      prompt: 'Waves',
    },
  };
  const search = fc.oneof(
    fc.constantFrom(`?job=${job.task_id}`, '', '?job=', '?job=%00', '?job=1&job=2', `?job=${randomUUID()}`),
    fc.string().map((text) => `?job=${encodeURIComponent(text)}`),
  );
  const all = fc.sample(fc.record({ body: sentAs([right]), search, isForged }), { numRuns: each, seed });
  const context = {
    engines: enginesOf([engine]),
    isGenuineReport: falWebhook({ userId: 'user-1', fetch: fal.fetch, clock }),
  };
  const statuses = await sendAll(all, async ({ body, search: given, isForged: forged }) => {
    const { headers, body: raw } = fal.report(body);
    if (forged) headers.set('x-fal-webhook-user-id', 'somebody-else');
    const answer = await world.call('engine-webhook', {
      raw: raw as Uint8Array<ArrayBuffer>,
      headers: Object.fromEntries(headers),
      search: given,
      context,
    });
    const shown = `${new TextDecoder().decode(raw).slice(0, 400)}: ${answer.status} ${JSON.stringify(answer.body)}`;
    expect([200, 400, 401, 413], `with ${shown}`).toContain(answer.status);
    expect(answer.status === 401, `with ${shown}`).toBe(forged);
    return answer.status;
  });
  expect([statuses.get(200)! > 300, statuses.get(400)! > 100, statuses.get(401)! > 50]).toEqual([
    true,
    true,
    true,
  ]);
  expect(world.logged.splice(0)).toEqual([]);
  expect(await world.sql('select provider_request_id, ended_at from public.generation_jobs')).toEqual([
    { provider_request_id: expect.any(String) as string, ended_at: null },
  ]);
  await world.finish(job.task_id, 'cancelled');
});

it(`${each} reports of a payment provider, signed and forged, find no 5xx, and grant nothing`, async () => {
  const stripe = stripeFake();
  const payments = stripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    url: 'https://stripe.example',
    clock,
    fetch: async (input, init) => stripe.app.fetch(new Request(input, init)),
    wait: async () => {},
  });
  const event = (type: string, object: object) => ({
    id: 'evt_1',
    object: 'event',
    type,
    created: 1_700_000_000,
    data: { object: { id: 'obj_1', ...object } },
  });
  const session = {
    mode: 'payment',
    payment_status: 'paid',
    amount_total: 1500,
    currency: 'usd',
    customer: 'cus_1',
    payment_intent: 'pi_1',
    subscription: null,
    metadata: { checkout: randomUUID() },
  };
  const right = [
    event('checkout.session.completed', session),
    event('checkout.session.completed', { ...session, mode: 'subscription', subscription: 'sub_1' }),
    event('invoice.paid', {}),
    event('invoice.payment_failed', { amount_paid: 0, currency: 'usd', subscription: 'sub_1' }),
    event('customer.subscription.updated', {}),
    event('charge.refunded', { payment_intent: 'pi_1', amount_refunded: 100 }),
    event('refund.failed', { amount: 100, status: 'failed', charge: 'ch_1', payment_intent: 'pi_1' }),
    event('charge.dispute.funds_withdrawn', {
      id: 'dp_1',
      amount: 999,
      charge: 'ch_1',
      payment_intent: null,
    }),
    event('charge.dispute.funds_reinstated', {
      id: 'dp_1',
      amount: 999,
      charge: 'ch_1',
      payment_intent: null,
    }),
    event('customer.created', {}),
  ];
  const all = fc.sample(fc.record({ body: sentAs(right), isForged }), { numRuns: each, seed });
  const statuses = await sendAll(all, async ({ body, isForged: forged }) => {
    const secret = forged ? 'whsec_somebody_else' : stripe.webhookSecret;
    const answer = await world.call('payment-webhook', {
      raw: body as Uint8Array<ArrayBuffer>,
      headers: await signatureHeaders(secret, body, clock()),
      context: { payments, clock },
    });
    const shown = `${new TextDecoder().decode(body).slice(0, 400)}: ${answer.status} ${JSON.stringify(answer.body)}`;
    expect([200, 400, 401], `with ${shown}`).toContain(answer.status);
    expect(answer.status === 401, `with ${shown}`).toBe(forged);
    return answer.status;
  });
  expect([statuses.get(200)! > 150, statuses.get(400)! > 300, statuses.get(401)! > 50]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await world.sql('select from public.payments')).toEqual([]);
  expect(await world.sql(`select from public.credit_entries where kind = 'purchase'`)).toEqual([]);
  // What can't be used is told, and nothing of what stood in it.
  expect(
    world.logged.filter((line) => !/^(A report of the payment provider|Payments, report)/.test(line)),
  ).toEqual([]);
  expect(world.logged.join('\n')).not.toContain('drop table');
});
