import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functions } from './index.ts';
import { functionWorld, type FunctionWorld } from './testing/functionWorld.ts';

let world: FunctionWorld;
beforeAll(async () => {
  world = await functionWorld();
});
afterAll(() => world.close());

const withAccess = (access: string) =>
  Object.entries(functions)
    .filter(([, handle]) => handle.access === access)
    .map(([name]) => name);

describe('every function', () => {
  it('says who may call it', () => {
    const access = Object.fromEntries(
      Object.entries(functions).map(([name, handle]) => [name, handle.access]),
    );
    expect(access).toEqual({
      'check-video-limits': 'signedIn',
      'generate-video': 'signedIn',
      'engine-webhook': 'webhook',
    });
  });

  it('is declared for hosted Supabase with its own check of tokens', async () => {
    const config = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
    for (const name of Object.keys(functions))
      expect(config).toContain(`[functions.${name}]\nverify_jwt = false`);
  });
});

describe('for signed-in people', () => {
  it.each(withAccess('signedIn'))('%s answers 401 without a token and with a forged one', async (name) => {
    for (const user of [null, 'forged']) {
      const { status, body } = await world.call(name, { user });
      expect(status).toBe(401);
      expect(body).toEqual({
        error: 'Please sign in first.',
        problem: { kind: 'NotSignedIn', message: 'Please sign in first.' },
      });
    }
  });

  it.each(withAccess('signedIn'))('%s holds back who asks too often, and says for how long', async (name) => {
    const busy = await world.newUser();
    const database: FunctionWorld['database'] = {
      ...world.database,
      call: <T>(called: string) => Promise.resolve((called === 'rate_limit_hit' ? 7 : null) as T),
    };
    const { status, body, headers } = await world.call(name, { user: busy, context: { database } });
    expect(status).toBe(429);
    expect(body['error']).toBe('That was too often in a short time. Try again in 7 seconds.');
    expect(headers.get('retry-after')).toBe('7');
  });

  it('counts each person apart, to the limit and not one further', async () => {
    const hit = (bucket: string) =>
      world.database.call<number>('rate_limit_hit', { p_bucket: bucket, p_most: 3, p_window_seconds: 86400 });
    const waits = [];
    for (let call = 0; call < 5; call++) waits.push((await hit('a')) > 0);
    expect(waits).toEqual([false, false, false, true, true]);
    expect(await hit('b')).toBe(0);
  });
});

it.each(withAccess('webhook'))('%s refuses a report that is not signed', async (name) => {
  for (const isGenuineReport of [null, () => Promise.resolve(false)]) {
    const { status } = await world.call(name, {
      body: { request_id: 'x', status: 'OK' },
      context: { isGenuineReport },
    });
    expect(status).toBe(401);
  }
});

it('tells nobody what went wrong inside, and the log everything', async () => {
  const database: FunctionWorld['database'] = {
    ...world.database,
    call: () => Promise.reject(new Error('disk full at /var/lib')),
  };
  const { status, body } = await world.call('check-video-limits', {
    user: await world.newUser(),
    context: { database },
  });
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('disk');
  expect(world.logged.at(-1)).toContain('disk full at /var/lib');
});
