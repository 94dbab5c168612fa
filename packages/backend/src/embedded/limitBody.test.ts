import { expect, test } from 'vitest';
import { limitBody } from './limitBody.ts';

const asked = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://kinora.example.org/rest/v1/albums', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
const handle = async (request: Request) => new Response(await request.text());

test.each([{}, { 'content-length': '900000' }])(
  'a request whose body does not come at a pace is let go (%o)',
  async (headers) => {
    const silent = new ReadableStream({ pull: () => new Promise<void>(() => undefined) });
    const answer = await limitBody(handle, 1_000_000, { patience: 5 })(asked(silent, headers));
    expect([answer.status, await answer.json()]).toEqual([
      408,
      { code: 'TOO_SLOW', message: 'This request came too slowly to be waited for. Send it again.' },
    ]);
  },
);

test('a request whose body is large and comes at once reaches who answers it', async () => {
  const words = 'x'.repeat(50_000);
  const answer = await limitBody(handle)(asked(words, { 'content-length': '50000' }));
  expect(await answer.text()).toBe(words);
});
