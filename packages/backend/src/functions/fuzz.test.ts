import { catalogue, toolCalled, valuesOf, type AnyTool } from '@kinora/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import { bodyFor } from '../engines/testing/orderFor.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { claimingClips } from '../intake/testing/claimingClips.ts';
import { asDataUrl, functionWorld } from './testing/functionWorld.ts';

const world = sharedWorld(functionWorld);

const bodies = 10_000;
const seed = 20_261_121;
const doors = [...new Set(catalogue.map((tool) => tool.call.function))];

const heads = [
  'ffd8ffe0',
  '89504e470d0a1a0a',
  '474946383961',
  '52494646000000005745425056503858',
  '1a45dfa3',
  '494433',
];
const file = fc
  .tuple(
    fc.constantFrom(...heads, ''),
    fc.uint8Array({ maxLength: 60 }),
    fc.constantFrom('image/jpeg', 'image/svg+xml', 'video/mp4', 'audio/mpeg', 'text/html'),
  )
  .map(([head, rest, type]) => asDataUrl(Buffer.concat([Buffer.from(head, 'hex'), rest]), type));
const claiming = fc
  .constantFrom(...Object.values(claimingClips))
  .map((bytes) => asDataUrl(bytes, 'video/mp4'));
const outside = fc.constantFrom(
  'http://169.254.169.254/latest/meta-data/',
  'https://example.com/a.png',
  'file:///etc/passwd',
  '../../etc/passwd',
  'data:image/png;base64,',
  '0b0e7c1e-1111-4222-8333-444455556666/a.png',
  '0b0e7c1e-1111-4222-8333-444455556666/../a.png',
  "'; drop table public.user_creations; --",
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
);
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  file,
  claiming,
  outside,
  fc.double(),
  fc.integer(),
  fc.string({ unit: 'binary' }),
);

const tool = fc.constantFrom(...catalogue);
const keys = (body: object) => [
  'model',
  'type',
  'credits_cost',
  '__proto__',
  'constructor',
  ...Object.keys(body),
];

interface Sent {
  readonly door: string;
  readonly body: unknown;
}

/** A right body with up to three of its fields made wrong, sent to its own door or another's; or anything at all. */
const sent: fc.Arbitrary<Sent> = fc.oneof(
  {
    weight: 8,
    arbitrary: tool.chain((each) => {
      const right = { ...bodyFor(each) };
      return fc
        .tuple(
          fc.array(fc.tuple(fc.constantFrom(...keys(right)), fc.option(odd, { nil: undefined })), {
            maxLength: 3,
          }),
          fc.constantFrom(each.call.function, each.call.function, each.call.function, ...doors),
        )
        .map(([changes, door]) => ({ door, body: { ...right, ...Object.fromEntries(changes) } }));
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ door: fc.constantFrom(...doors), body: fc.jsonValue({ maxDepth: 4 }) }),
  },
);

/** What is wrong with an answer to a body; nothing, where all is well. */
function wrongWith(
  status: number,
  answer: Readonly<Record<string, unknown>>,
  meant: AnyTool | undefined,
  body: unknown,
): string[] {
  if (status === 202) return meant && valuesOf(meant, body).ok ? [] : ['accepted, and should not be'];
  const problem = answer['problem'] as { kind?: string; message?: string } | undefined;
  const message = problem?.message ?? '';
  return [
    status >= 400 && status < 500 ? [] : `answered ${status}`,
    ['Invalid', 'PriceChanged', 'TooLarge'].includes(problem?.kind ?? '')
      ? []
      : `a problem of the kind ${problem?.kind}`,
    /^\S.*\S$/s.test(message) && message.length < 1000 ? [] : `says "${message.slice(0, 1000)}"`,
  ].flat();
}

it(
  `${bodies} bodies find no 5xx, and what is refused is neither charged nor kept`,
  { timeout: 120_000 },
  async () => {
    const user = await world.newUser();
    await world.database.call('credit_grant', {
      p_user: user,
      p_amount: 2e9,
      p_kind: 'grant',
      p_key: 'gift',
    });
    const picture = asDataUrl(world.picture);
    const database: ServiceDatabase = {
      ...world.database,
      // How often somebody may ask is another test.
      call: <T>(name: string, parameters: Readonly<Record<string, unknown>> = {}) =>
        name === 'rate_limit_hit' ? Promise.resolve(0 as T) : world.database.call<T>(name, parameters),
    };
    const statuses = new Map<number, number>();
    let accepted = 0;
    const all = fc.sample(sent, { numRuns: bodies, seed });
    const send = async ({ door, body: made }: Sent) => {
      // Right bodies name a file of nobody's; theirs becomes a real picture now and then.
      const body: unknown = JSON.parse(JSON.stringify(made) ?? 'null', (_key, value: unknown) =>
        value === '0b0e7c1e-1111-4222-8333-444455556666/a' ? picture : value,
      );
      const { status, body: answer } = await world.call(door, {
        user,
        body,
        context: { database, mostAtOnce: 1e6 },
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      accepted += Number(status === 202);
      const shown = `${door} ${JSON.stringify(body).slice(0, 400)} ${JSON.stringify(answer)}`;
      expect(wrongWith(status, answer, toolCalled(door, body), body), `with ${shown}`).toEqual([]);
    };
    const waiting = [...all];
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await send(next);
      }),
    );
    const jobs = await world.sql('select from public.generation_jobs');
    const entries = await world.sql(`select from public.credit_entries where kind = 'hold'`);
    expect([jobs.length, entries.length]).toEqual([accepted, accepted]);
    const [creations] = await world.sql<{ places: string[] }>(
      `select coalesce(array_agg(distinct place), '{}') as places from private.used_places`,
    );
    expect(world.files.places()).toEqual(creations!.places.toSorted());
    // Bodies of both kinds were among them.
    expect(accepted).toBeGreaterThan(500);
    expect(statuses.get(400)).toBeGreaterThan(1000);
    expect(world.logged).toEqual([]);
  },
);
