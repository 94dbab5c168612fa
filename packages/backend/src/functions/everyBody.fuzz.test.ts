import { catalogue, type BodySentTo, type FunctionWithBody } from '@kinora/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { Payments } from '../payments/payments.ts';
import { functions } from './index.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { functionWorld } from './testing/functionWorld.ts';

const world = sharedWorld(functionWorld);

const bodies = 3_000;
const seed = 20_261_121;
const generating = new Set<string>(catalogue.map((tool) => tool.call.function));

const someId = '0b0e7c1e-1111-4222-8333-444455556666';
/** A right body of each function that reads one; the others are sent what the rest are. */
const right: { readonly [F in FunctionWithBody]: BodySentTo<F> } = {
  'cancel-generation': { task_id: someId, returns: 'all' },
  'retry-generation': { creation_id: someId },
  'delete-forever': { ids: [someId], all: true },
  'shared-album': { token: 'abcdefghijklmnopqrstuv' },
  'report-album': { token: 'abcdefghijklmnopqrstuv', reason: 'spam', message: 'It is spam.' },
  'purchase-credits': { credit_pack_id: 'creator' },
  'create-checkout': { planId: 'pro', billingCycle: 'yearly' },
  'send-feedback': {
    name: 'Ada',
    email: 'ada@example.org',
    type: 'general',
    subject: 'Waves',
    message: 'They roll in.',
    rating: 5,
  },
  'change-password': { current: 'correct horse', next: 'battery staple' },
  'delete-account': { password: 'wrong' },
};
const names = Object.keys(functions).filter(
  (name) => !generating.has(name) && ['signedIn', 'open'].includes(functions[name]!.access),
);

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table public.user_creations; --",
    'x'.repeat(20_000),
    someId.toUpperCase(),
    `${someId}%`,
    'Ada\r\nBcc: everybody@example.org',
    '../../etc/passwd',
    Number.MAX_SAFE_INTEGER,
    -1,
    1.5,
    1e308,
  ),
  fc.string({ unit: 'binary' }),
);
const sent = fc.constantFrom(...names).chain((name) => {
  const body: object = name in right ? right[name as FunctionWithBody] : {};
  const keys = ['__proto__', 'constructor', 'user_id', ...Object.keys(body)];
  const changes = fc.array(fc.tuple(fc.constantFrom(...keys), fc.option(odd, { nil: undefined })), {
    maxLength: 3,
  });
  return fc.oneof(
    {
      weight: 9,
      arbitrary: changes.map((made) => ({ name, body: { ...body, ...Object.fromEntries(made) } as unknown })),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((any) => ({ name, body: any as unknown })) },
  );
});

/** Words for a person: none that a validator or a database says by itself. */
const isPlain = (message: string) =>
  /^\S.*\S$/s.test(message) &&
  message.length < 300 &&
  !/Invalid (type|key|input)|Expected|syntax|relation|constraint|undefined|\[object/.test(message);

it(
  `${bodies} bodies for every function beside the tools find no 5xx, and each refusal is in plain words`,
  { timeout: 60_000 },
  async () => {
    const user = await world.newUser();
    const database: ServiceDatabase = {
      ...world.database,
      // How often somebody may ask is another test.
      call: <T>(name: string, parameters: Readonly<Record<string, unknown>> = {}) =>
        name === 'rate_limit_hit' ? Promise.resolve(0 as T) : world.database.call<T>(name, parameters),
    };
    const payments = {
      name: 'local',
      open: () => Promise.resolve({ url: 'https://checkout.example.org/1', customer: null }),
      closeCheckout: () => Promise.resolve('closed'),
    } as unknown as Payments;
    const answered = new Map<string, Set<number>>(names.map((name) => [name, new Set()]));
    const waiting = fc.sample(sent, { numRuns: bodies, seed });
    const send = async ({ name, body }: (typeof waiting)[number]) => {
      const { status, body: answer } = await world.call(name, {
        user,
        body,
        context: { database, payments },
      });
      answered.get(name)!.add(status);
      const problem = answer['problem'] as { message: string } | undefined;
      const shown = `${name} ${JSON.stringify(body).slice(0, 300)}: ${status} ${JSON.stringify(answer)}`;
      const isRefused = status >= 400 && status < 500 && isPlain(problem?.message ?? '');
      expect(status === 200 ? problem === undefined : isRefused, `with ${shown}`).toBe(true);
    };
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await send(next);
      }),
    );
    for (const name of Object.keys(right)) expect([...answered.get(name)!], `of ${name}`).toContain(400);
    // Right bodies were among them.
    const taken = names.filter((name) => answered.get(name)!.has(200));
    expect(taken).toEqual(
      expect.arrayContaining([
        'delete-forever',
        'purchase-credits',
        'create-checkout',
        'send-feedback',
        'change-password',
      ]),
    );
    expect(world.logged).toEqual([]);
  },
);
