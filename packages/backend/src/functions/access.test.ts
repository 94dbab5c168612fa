import { describe, expect, it } from 'vitest';
import { hostedSchedule } from '../hosted/hostedSchedule.ts';
import { createNoMail } from '../mail/noMail.ts';
import type { FunctionContext } from './context.ts';
import { functions } from './index.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { functionWorld, type FunctionWorld } from './testing/functionWorld.ts';

const world = sharedWorld(functionWorld);

/** A body that is made when it is read. */
function watchedBody() {
  const seen = { read: 0, cancelled: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.read += 1;
        controller.enqueue(new Uint8Array(1000));
      },
      cancel: () => void (seen.cancelled += 1),
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

const posted = (
  name: string,
  body: ReadableStream<Uint8Array>,
  context: Partial<FunctionContext>,
  headers: Record<string, string> = {},
) =>
  functions[name]!(
    new Request(`http://localhost/functions/v1/${name}`, {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit),
    world.context(context),
  );

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
      'cancel-generation': 'signedIn',
      'change-password': 'signedIn',
      'check-subscription': 'signedIn',
      'check-video-limits': 'signedIn',
      'create-checkout': 'signedIn',
      'customer-portal': 'signedIn',
      'delete-account': 'signedIn',
      'delete-forever': 'signedIn',
      'download-export': 'link',
      'engine-capabilities': 'open',
      'engine-webhook': 'webhook',
      'export-data': 'signedIn',
      'generate-from-model': 'signedIn',
      'generate-image': 'signedIn',
      'generate-seedance-video': 'signedIn',
      'generate-video': 'signedIn',
      'generate-video-from-text': 'signedIn',
      'payment-webhook': 'webhook',
      'purchase-credits': 'signedIn',
      'report-album': 'open',
      'retry-generation': 'signedIn',
      scheduled: 'webhook',
      'send-feedback': 'open',
      'shared-album': 'open',
      'train-model': 'signedIn',
    });
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

describe('from one network address', () => {
  const from = (address: string | null) => ({ context: { address: () => address } });
  const feedback = { name: 'Ada', email: 'ada@example.org', type: 'bug', message: 'It sticks.' };

  it('anybody is held back after so many, whoever is signed in there; other addresses are not', async () => {
    const statuses: number[] = [];
    for (let press = 0; press < 7; press++) {
      const user = press % 2 === 0 ? await world.newUser() : null;
      statuses.push(
        (await world.call('send-feedback', { user, body: feedback, ...from('192.0.2.1') })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await world.call('send-feedback', { body: feedback, ...from('192.0.2.2') })).status).toBe(200);
  });

  it('nobody is counted where the address says nothing, as on one’s own machine', async () => {
    for (let press = 0; press < 8; press++)
      expect((await world.call('send-feedback', { body: feedback, ...from(null) })).status).toBe(200);
  });

  it('visitors are counted together where nobody can tell them apart, and people are not', async () => {
    const buckets: unknown[] = [];
    const database: FunctionWorld['database'] = {
      ...world.database,
      call: <T>(called: string, parameters?: Record<string, unknown>) => {
        if (called !== 'rate_limit_hit') return world.database.call<T>(called, parameters);
        buckets.push([parameters!['p_bucket'], parameters!['p_most']]);
        return Promise.resolve(0 as T);
      },
    };
    const context = { database, address: () => 'unknown' };
    const user = await world.newUser();
    await world.call('send-feedback', { body: feedback, context });
    await world.call('send-feedback', { user, body: feedback, context });
    expect(buckets).toEqual([
      ['send-feedback@everybody', 60],
      [`send-feedback:${user}`, 5],
    ]);
  });

  it.each(withAccess('webhook'))(
    '%s takes so many a minute, and of one more not even the body',
    async (name) => {
      const asked: { bucket: unknown; most: unknown }[] = [];
      const database: FunctionWorld['database'] = {
        ...world.database,
        call: <T>(called: string, parameters?: Record<string, unknown>) => {
          asked.push({ bucket: parameters?.['p_bucket'], most: parameters?.['p_most'] });
          return Promise.resolve((called === 'rate_limit_hit' ? 9 : null) as T);
        },
      };
      const { body, seen } = watchedBody();
      const { status, headers } = await posted(name, body, { database, address: () => '192.0.2.7' });
      expect([status, headers.get('retry-after')]).toEqual([429, '9']);
      expect(asked).toEqual([{ bucket: `${name}@192.0.2.7`, most: 1_200 }]);
      expect(seen).toEqual({ read: 0, cancelled: 1 });
    },
  );

  it('a clock without its secret is refused before its body is read; so is every one where none is set', async () => {
    for (const [secret, given] of [
      ['a secret of a clock', 'Bearer another'],
      ['', 'Bearer '],
      ['', 'Bearer undefined'],
      ['short', 'Bearer short'],
    ] as const) {
      const { body, seen } = watchedBody();
      const schedule = hostedSchedule({
        ...world.context(),
        mail: createNoMail(),
        site: 'https://kinora.example.org',
        env: { KINORA_SCHEDULE_SECRET: secret },
        atOnce: 1,
        parkSeconds: 60,
        waitUntil: () => {},
      });
      const { status } = await posted('scheduled', body, { schedule }, { authorization: given });
      expect([status, seen]).toEqual([401, { read: 0, cancelled: 1 }]);
    }
  });

  it('generations count too, for all accounts there together', async () => {
    const buckets: string[] = [];
    const database: FunctionWorld['database'] = {
      ...world.database,
      call: <T>(called: string, parameters?: Record<string, unknown>) => {
        if (called !== 'rate_limit_hit') return world.database.call<T>(called, parameters);
        buckets.push(parameters!['p_bucket'] as string);
        return Promise.resolve((buckets.length === 2 ? 9 : 0) as T);
      },
    };
    const user = await world.newUser();
    const { status } = await world.call('generate-video', {
      user,
      context: { database, address: () => '192.0.2.9' },
    });
    expect([status, buckets]).toEqual([429, [`generate-video:${user}`, 'generate-video@192.0.2.9']]);
  });
});

it.each(withAccess('link'))('%s is held back for an address that tries too many', async (name) => {
  const asked: unknown[] = [];
  const database: FunctionWorld['database'] = {
    ...world.database,
    call: <T>(called: string, parameters?: Record<string, unknown>) => {
      asked.push(called, parameters?.['p_bucket'], parameters?.['p_most']);
      return Promise.resolve(9 as T);
    },
  };
  const context = { database, address: () => '192.0.2.40' };
  const { status, headers } = await world.call(name, { search: '?ticket=1', method: 'GET', context });
  expect([status, headers.get('retry-after')]).toEqual([429, '9']);
  expect(asked).toEqual(['rate_limit_hit', `${name}@192.0.2.40`, 60]);
});

it('a link that nobody gave out leads nowhere', async () => {
  for (const name of withAccess('link'))
    expect((await world.call(name, { search: '?ticket=x', method: 'GET' })).status).toBe(404);
});

it.each(Object.keys(functions))('%s says which methods it knows', async (name) => {
  const known = functions[name]!.access === 'link' ? ['GET', 'HEAD'] : ['POST'];
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
    (each) => !known.includes(each),
  )) {
    const { status, headers } = await world.call(name, { method });
    expect([method, status, headers.get('allow')]).toEqual([method, 405, known.join(', ')]);
  }
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

it('what went wrong inside is told to nobody, and to the log whole', async () => {
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
