import { bodyLimit, type StudioProblem } from '@kinora/contract';
import { expect, it } from 'vitest';
import { bodyRoom } from '../intake/bodyRoom.ts';
import { withBody } from './heldBody.ts';
import { readBody } from './readBody.ts';

const person = (id: string) => ({ id, email: null, sessionId: null });

/** A request whose body comes when it is let, and says how much of it was asked for. */
function coming(length: number | null) {
  let asked = 0;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        asked += 1;
        await arrived;
        stream.enqueue(new Uint8Array(10));
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = length === null ? {} : { 'content-length': String(length) };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return {
    request: new Request('http://kinora.example.org', init),
    arrive,
    asked: () => asked,
  };
}

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (thrown: { problem: StudioProblem }) => thrown.problem,
  );
const size = (bytes: Uint8Array) => Promise.resolve(bytes.byteLength);

it('bodies on their way and at work take no more memory than there is, and the next is not read before', async () => {
  const bodies = bodyRoom(10_000_000);
  let finish = (_size: number) => {};
  const atWork = new Promise<number>((resolve) => (finish = resolve));
  const first = coming(6_000_000);
  const second = coming(6_000_000);
  const one = withBody(first.request, person('a'), { bodies }, () => atWork);
  const two = withBody(second.request, person('b'), { bodies }, size);
  first.arrive();
  second.arrive();
  // Read already, and still held.
  await expect.poll(first.asked).toBe(1);
  expect([bodies.free(), second.asked()]).toEqual([4_000_000, 0]);
  // What is small waits for nobody.
  const words = coming(10);
  words.arrive();
  expect(await withBody(words.request, person('c'), { bodies }, size)).toBe(10);
  finish(1);
  expect(await Promise.all([one, two])).toEqual([1, 10]);
  expect(bodies.free()).toBe(10_000_000);
});

it('a body that hides its length counts as the longest, and its room comes back also where the work fails', async () => {
  const bodies = bodyRoom(bodyLimit * 2);
  const hidden = coming(null);
  const failing = withBody(hidden.request, person('a'), { bodies }, () => Promise.reject(new Error('no')));
  await expect.poll(hidden.asked).toBe(1);
  expect(bodies.free()).toBe(bodyLimit);
  hidden.arrive();
  await expect(failing).rejects.toThrow('no');
  expect(bodies.free()).toBe(bodyLimit * 2);
});

it('of one person four large bodies are on their way at once, of another as many', async () => {
  const bodies = bodyRoom(100_000_000);
  const waiting = Array.from({ length: 4 }, () => coming(200_000));
  const held = waiting.map(({ request }) => withBody(request, person('a'), { bodies }, size));
  const more = () => withBody(coming(200_000).request, person('a'), { bodies }, size);
  expect(await refusalOf(more())).toMatchObject({ kind: 'RateLimited', retryAfter: 5 });
  const other = coming(200_000);
  other.arrive();
  expect(await withBody(other.request, person('b'), { bodies }, size)).toBe(10);
  for (const { arrive } of waiting) arrive();
  expect(await Promise.all(held)).toEqual([10, 10, 10, 10]);
  const next = coming(200_000);
  next.arrive();
  expect(await withBody(next.request, person('a'), { bodies }, size)).toBe(10);
});

it('a body that does not come at a pace is let go, with words that say why', async () => {
  const { request } = coming(200_000);
  expect(await refusalOf(readBody(request, bodyLimit, { patience: 5 }))).toEqual({
    kind: 'Invalid',
    message: 'This request came too slowly to be waited for. Send it again; nothing was charged.',
  });
  const quick = coming(200_000);
  quick.arrive();
  expect(await readBody(quick.request, bodyLimit, { patience: 10_000 })).toHaveLength(10);
});
