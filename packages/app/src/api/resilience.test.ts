import { SupabaseClient } from '@supabase/supabase-js';
import { readFile } from 'node:fs/promises';
import {
  accountWords,
  answerWords,
  isCertain,
  problemIn,
  requestOf,
  saysNotCharged,
  serverTools,
  wanImageToVideo,
  type StudioApi,
  type StudioProblem,
} from '@kinora/contract';
import { onePixelPng } from '@kinora/contract/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { connect } from './connection.ts';
import { mockServer, publicKey, serverUrl, stillEnvironment } from './testing.ts';

const mock = mockServer();
const mara = { email: 'mara@example.com', password: 'correct horse' };

async function member() {
  const client = mock.client({ accounts: [mara], isVisitor: true });
  await client.api.auth.signIn(mara);
  return client;
}

const problemOf = async (attempt: Promise<unknown>): Promise<StudioProblem | null> =>
  attempt.then(
    () => null,
    (thrown: unknown) => problemIn(thrown),
  );

/** Answers so often with a status before the mock server takes over. */
function stumble(path: string, status: number, times: number) {
  let calls = 0;
  const resolver = () => {
    calls += 1;
    return calls <= times ? HttpResponse.json({ message: 'passing' }, { status }) : undefined;
  };
  mock.server.use(http.all(`${serverUrl}${path}`, resolver));
  return () => calls;
}

const none = '0b0e7c1e-1111-4222-8333-444455556666';
const read = (api: StudioApi) => api.creations.list({ sort: 'newest' });
const upload = (api: StudioApi) => api.storage.upload(new Blob(['x']), { name: 'x.png' });

describe('a server that stumbles', () => {
  it.each([502, 503, 504])(
    'a server that answers %i is asked again after 200 ms, doubling (A95, A97)',
    async (status) => {
      const { api, waits } = await member();
      const calls = stumble('/rest/v1/user_creations', status, 3);
      await expect(api.creations.list({ sort: 'newest' })).resolves.toMatchObject({ total: 0 });
      expect(waits).toEqual([200, 400, 800]);
      expect(calls()).toBe(4);
    },
  );

  it.each<[string, string, (api: StudioApi) => Promise<unknown>]>([
    ['limits', '/functions/v1/check-video-limits', (api) => api.credits.limits()],
    ['the subscription', '/functions/v1/check-subscription', (api) => api.plans.subscription()],
    ['what the engines can do', '/functions/v1/engine-capabilities', (api) => api.generate.capabilities()],
    ['a shared album', '/functions/v1/shared-album', (api) => api.library.sharedAlbum(none)],
    ['a credit history', '/rest/v1/rpc/credit_history', (api) => api.credits.ledger()],
    ['a trash', '/rest/v1/rpc/trashed_creations', (api) => api.creations.trash()],
    ['sessions', '/rest/v1/rpc/my_sessions', (api) => api.account.sessions()],
    ['albums', '/rest/v1/rpc/my_albums', (api) => api.library.albums()],
    [
      'the albums that hold something',
      '/rest/v1/rpc/albums_holding',
      (api) => api.library.albumsHolding([none]),
    ],
    ['the frames of an album', '/rest/v1/rpc/album_creations', (api) => api.library.albumCreations(none)],
    ['the room for uploads', '/rest/v1/rpc/upload_room', (api) => api.storage.room()],
    ['running jobs', '/rest/v1/rpc/running_jobs', (api) => api.generate.running()],
    ['recent jobs', '/rest/v1/rpc/recent_jobs', (api) => api.generate.recent()],
  ])('%s are read again, though they are asked for by POST (A95)', async (_what, path, ask) => {
    const { api, waits } = await member();
    const calls = stumble(path, 503, 1);
    // What such an account has none of is said to be that, once the server answers.
    expect((await problemOf(ask(api)))?.kind).not.toBe('Unavailable');
    expect(waits).toEqual([200]);
    expect(calls()).toBe(2);
  });

  it.each<[string, string, (api: StudioApi) => Promise<unknown>]>([
    ['an album', '/rest/v1/rpc/save_album', (api) => api.library.saveAlbum({ title: 'Harbours' })],
    ['an export', '/functions/v1/export-data', (api) => api.account.exportData()],
    ['a cancellation', '/functions/v1/cancel-generation', (api) => api.generate.cancel(none)],
  ])('%s is sent once: nobody knows what came of it (A95)', async (_what, path, ask) => {
    const { api } = await member();
    const calls = stumble(path, 503, 1);
    expect(await problemOf(ask(api))).toMatchObject({ kind: 'Unavailable' });
    expect(calls()).toBe(1);
  });

  it('a server that stumbles for good is said to be unavailable (A95)', async () => {
    const { api, waits } = await member();
    stumble('/functions/v1/check-video-limits', 503, 99);
    expect(await problemOf(api.credits.limits())).toMatchObject({ kind: 'Unavailable' });
    expect(waits).toEqual([200, 400, 800, 1600]);
  });

  it('a sign-in is asked for again, and never a sign-up or a delete (A95)', async () => {
    const { api, waits } = mock.client({ accounts: [mara], isVisitor: true });
    stumble('/auth/v1/token', 502, 1);
    await api.auth.signIn(mara);
    expect(waits).toEqual([200]);

    const signUps = stumble('/auth/v1/signup', 502, 99);
    const attempt = api.auth.signUp({ email: 'ada@example.com', password: 'a long one', fullName: 'Ada' });
    expect(await problemOf(attempt)).toMatchObject({ kind: 'Unavailable' });
    expect(signUps()).toBe(1);
  });

  it('is given up with the signal', async () => {
    const { api } = await member();
    stumble('/rest/v1/user_creations', 503, 99);
    await expect(api.creations.list({ sort: 'newest', signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

it('a page whose total is refused as well fails once, and leaves no failure that nobody hears of', async () => {
  const { api } = await member();
  const unheard = vi.fn<() => void>();
  process.on('unhandledRejection', unheard);
  stumble('/rest/v1/user_creations', 400, 99);
  const after = '2026-01-01T00:00:00Z 00000000-0000-4000-8000-000000000000';
  expect(await problemOf(api.creations.list({ sort: 'newest', after }))).not.toBeNull();
  // Told of once everything that was begun is over.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});

describe('no network', () => {
  it.each([
    ['the history', '/rest/v1/*', read],
    ['limits', '/functions/v1/*', (api: StudioApi) => api.credits.limits()],
    ['an upload', '/storage/v1/*', upload],
    ['a sign-in', '/auth/v1/*', (api: StudioApi) => api.auth.signIn(mara)],
  ])('is said to be that for %s', async (_what, path, attempt) => {
    const { api } = await member();
    mock.server.use(http.all(`${serverUrl}${path}`, () => HttpResponse.error()));
    expect(await problemOf(attempt(api))).toMatchObject({ kind: 'Offline' });
  });

  it('does not end the following of a job, which goes on without us, and is told of', async () => {
    const { api, waits } = await member();
    const image = `data:image/png;base64,${onePixelPng}`;
    const sent = requestOf(wanImageToVideo, { image, prompt: 'Waves', duration: 2, motion: 5 });
    const { taskId } = await api.generate.submit(sent, { idempotencyKey: 'press' });
    let cut = 3;
    mock.server.use(
      http.post(`${serverUrl}/rest/v1/rpc/job_state`, () => (cut-- > 0 ? HttpResponse.error() : undefined)),
    );
    const states: string[] = [];
    const reached: boolean[] = [];
    const onReach = (isReached: boolean) => void reached.push(isReached);
    for await (const job of api.generate.follow(taskId!, { onReach })) states.push(job.status);
    expect(states).toEqual(['completed']);
    expect(reached).toEqual([false, true]);
    expect(waits).toEqual([2000, 4000, 8000]);
  });
});

describe('a network that is back', () => {
  it('is used by who follows a job at once, and not when the pause would be over', async () => {
    let back = () => {};
    let timesBack = 0;
    const waits: number[] = [];
    const client = mock.client(
      { accounts: [mara], isVisitor: true },
      {
        timesBack: () => timesBack,
        // As a browser's, but a long one is never over by itself.
        wait: (milliseconds, _signal, hearsNetwork) =>
          new Promise((resolve) => {
            waits.push(milliseconds);
            if (hearsNetwork) back = () => resolve();
            if (milliseconds < 4000) resolve();
          }),
      },
    );
    await client.api.auth.signIn(mara);
    const image = `data:image/png;base64,${onePixelPng}`;
    const sent = requestOf(wanImageToVideo, { image, prompt: 'Waves', duration: 2, motion: 5 });
    const { taskId } = await client.api.generate.submit(sent, { idempotencyKey: 'press' });
    let cut = 3;
    mock.server.use(
      http.post(`${serverUrl}/rest/v1/rpc/job_state`, () => (cut-- > 0 ? HttpResponse.error() : undefined)),
    );
    const reached: boolean[] = [];
    const following = (async () => {
      const onReach = (isReached: boolean) => void reached.push(isReached);
      for await (const { status } of client.api.generate.follow(taskId!, { onReach })) return status;
      return null;
    })();
    await vi.waitFor(() => expect(waits).toEqual([2000, 4000]));
    expect(reached).toEqual([false]);
    timesBack += 1;
    back();
    // It may not be all there: what is cut off again then is asked for soon.
    await expect(following).resolves.toBe('completed');
    expect(waits).toEqual([2000, 4000, 2000]);
    expect(reached).toEqual([false, true]);
  });

  it('is heard of while a job is asked after, which is then asked after again at once', async () => {
    let timesBack = 0;
    const waits: number[] = [];
    const client = mock.client(
      { accounts: [mara], isVisitor: true },
      {
        timesBack: () => timesBack,
        wait: async (milliseconds) => void waits.push(milliseconds),
      },
    );
    await client.api.auth.signIn(mara);
    const image = `data:image/png;base64,${onePixelPng}`;
    const sent = requestOf(wanImageToVideo, { image, prompt: 'Waves', duration: 2, motion: 5 });
    const { taskId } = await client.api.generate.submit(sent, { idempotencyKey: 'press' });
    let cut = 3;
    mock.server.use(
      http.post(`${serverUrl}/rest/v1/rpc/job_state`, () => {
        if (cut-- <= 0) return undefined;
        if (cut === 0) timesBack += 1;
        return HttpResponse.error();
      }),
    );
    const states: string[] = [];
    for await (const { status } of client.api.generate.follow(taskId!)) states.push(status);
    expect(states).toEqual(['completed']);
    expect(waits).toEqual([2000, 4000]);
  });
});

describe('a sign-in that is given up', () => {
  const signingIn = async (given: (leaving: AbortController) => void) => {
    const { api } = mock.client({ accounts: [mara], isVisitor: true });
    const told: string[] = [];
    api.auth.onChange((event) => told.push(event));
    await vi.waitFor(() => expect(told).toEqual(['INITIAL_SESSION']));
    const leaving = new AbortController();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    mock.server.use(
      http.post(`${serverUrl}/auth/v1/token`, async () => {
        given(leaving);
        await answered;
      }),
    );
    const attempt = api.auth.signIn(mara, { signal: leaving.signal });
    return { api, attempt, answer, told };
  };

  it('signs nobody in, though the server answers', async () => {
    // The client writes down each request that met no server.
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api, attempt, answer, told } = await signingIn((leaving) =>
      leaving.abort(new Error('Given up.')),
    );
    const ended = new Promise((resolve) =>
      mock.server.use(
        http.post(`${serverUrl}/auth/v1/logout`, ({ request }) =>
          resolve([new URL(request.url).search, request.headers.get('authorization')]),
        ),
      ),
    );
    await expect(attempt).rejects.toThrow('Given up.');
    answer();
    // What the server made of it stands among no devices.
    expect(await ended).toEqual(['?scope=local', expect.stringMatching(/^Bearer ./)]);
    expect(await api.auth.session()).toBeNull();
    expect(told).toEqual(['INITIAL_SESSION']);
    written.mockRestore();
  });

  it('and was answered before that is one', async () => {
    const { api, attempt, answer, told } = await signingIn(() => {});
    answer();
    await expect(attempt).resolves.toMatchObject({ user: { email: mara.email } });
    expect(told).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
    expect(await api.auth.session()).not.toBeNull();
  });
});

describe('what a server says', () => {
  it.each([
    [
      { error_code: 'weak_password', msg: 'Password should be longer.' },
      422,
      { kind: 'Refused', message: 'Password should be longer.' },
    ],
    [
      { error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
      400,
      { kind: 'NotConfirmed', message: 'Email not confirmed' },
    ],
    [
      { error_code: 'over_email_send_rate_limit', msg: 'Only after 60 seconds.' },
      429,
      { kind: 'RateLimited' },
    ],
    [{ error_code: 'bad_jwt', msg: 'invalid JWT' }, 403, { kind: 'NotSignedIn', message: 'invalid JWT' }],
    [
      { error_code: 'session_not_found', msg: 'gone' },
      403,
      { kind: 'NotSignedIn', message: 'Auth session missing!' },
    ],
    [
      { msg: 'Database error saving new user' },
      500,
      { kind: 'Refused', message: 'Database error saving new user' },
    ],
    [{ msg: 'The project is paused.' }, 503, { kind: 'Unavailable', message: 'The project is paused.' }],
    [{ error: 'No such door.' }, 404, { kind: 'Refused', message: 'No such door.' }],
    [
      { error_code: 'current_password_required', msg: 'Current password required.' },
      400,
      { kind: 'Refused', message: accountWords.notByLink },
    ],
  ])(
    '%o of the auth service is passed on, whatever its status (A83, A84, A94)',
    async (body, status, problem) => {
      const { api } = mock.client({ isVisitor: true });
      mock.server.use(http.post(/\/auth\/v1\/(token|signup)/, () => HttpResponse.json(body, { status })));
      expect(await problemOf(api.auth.signIn(mara))).toMatchObject(problem);
      expect(await problemOf(api.auth.signUp({ ...mara, fullName: 'Mara' }))).toMatchObject(problem);
    },
  );

  it.each([
    ['a page with 200', () => HttpResponse.html('<h1>Welcome</h1>')],
    ['an empty session with 200', () => HttpResponse.json({})],
    ['nothing with 404', () => HttpResponse.json({}, { status: 404 })],
    ['a page with 404', () => HttpResponse.html('<h1>Not found</h1>', { status: 404 })],
    ['a page with 500', () => HttpResponse.html('<h1>Oh</h1>', { status: 500, statusText: 'Oh' })],
    ['no text with 429', () => new HttpResponse('', { status: 429 })],
  ])('%s of the auth service is not understood, and nothing else (A85)', async (_what, answer) => {
    const { api } = mock.client({ isVisitor: true });
    mock.server.use(http.post(/\/auth\/v1\/(token|signup)/, answer));
    expect((await problemOf(api.auth.signIn(mara)))?.kind).toBe('Unexpected');
    expect((await problemOf(api.auth.signUp({ ...mara, fullName: 'Mara' })))?.kind).toBe('Unexpected');
  });

  it.each([
    ['a read', 200, '/rest/v1/*', read],
    ['a read', 404, '/rest/v1/*', read],
    ['a read', 500, '/rest/v1/*', read],
    ['an upload', 200, '/storage/v1/*', upload],
  ])('to %s by a page with %i is not understood, and not shown', async (_what, status, path, attempt) => {
    const { api } = await member();
    mock.server.use(http.all(`${serverUrl}${path}`, () => HttpResponse.html('<h1>Oh</h1>', { status })));
    expect(await problemOf(attempt(api))).toEqual({
      kind: 'Unexpected',
      message: answerWords.notUnderstood,
    });
  });

  it.each([
    [{ error: 'Too big.' }, 413, { kind: 'TooLarge', message: 'Too big.' }],
    [
      { message: 'There is no function called that.' },
      404,
      { kind: 'NotFound', message: 'There is no function called that.' },
    ],
    ['<html>', 500, { kind: 'Unexpected' }],
  ])('%o of a function becomes a problem', async (body, status, problem) => {
    const { api } = await member();
    mock.server.use(http.post(`${serverUrl}/functions/v1/*`, () => HttpResponse.json(body, { status })));
    expect(await problemOf(api.credits.limits())).toMatchObject(problem);
  });

  it.each(serverTools.map((tool) => [tool.title, tool] as const))(
    'by a page with 500 to an order of %s leaves open whether it was accepted, and claims nothing of its charge (D36)',
    async (_title, { id, call }) => {
      const { api } = await member();
      mock.server.use(
        http.post(`${serverUrl}/functions/v1/*`, () => HttpResponse.html('<h1>Oh</h1>', { status: 500 })),
      );
      const order = { tool: id, function: call.function, body: {} };
      const problem = (await problemOf(api.generate.submit(order, { idempotencyKey: 'press' })))!;
      expect(isCertain(problem)).toBe(false);
      expect(saysNotCharged(problem.message)).toBe(false);
      expect(problem.message).not.toBe(answerWords.notUnderstood);
    },
  );

  it.each([
    ['a visitor', 401, { kind: 'NotSignedIn' }],
    ['somebody signed in', 403, { kind: 'Refused', message: answerWords.notAllowed }],
  ])(
    'to %s, whom the database refuses something, sends to the sign-in only who can be helped by it (A143)',
    async (_who, status, told) => {
      const { api } = await member();
      const body = { code: '42501', message: 'permission denied for table albums' };
      mock.server.use(
        http.post(`${serverUrl}/rest/v1/rpc/my_albums`, () => HttpResponse.json(body, { status })),
      );
      expect(await problemOf(api.library.albums())).toMatchObject(told);
    },
  );

  it('of storage, where the database refuses a file, is said in our words and not in its own', async () => {
    const { api } = await member();
    const body = {
      statusCode: '403',
      error: 'Unauthorized',
      message: 'new row violates row-level security policy',
    };
    mock.server.use(http.all(`${serverUrl}/storage/v1/*`, () => HttpResponse.json(body, { status: 400 })));
    expect(await problemOf(upload(api))).toEqual({ kind: 'Refused', message: answerWords.notAllowed });
  });

  it('and does not fit is refused rather than shown', async () => {
    const { api } = await member();
    mock.server.use(http.get(`${serverUrl}/rest/v1/user_creations`, () => HttpResponse.json([{ id: 7 }])));
    expect(await problemOf(api.creations.list({ sort: 'newest' }))).toMatchObject({ kind: 'Unexpected' });
  });
});

describe('the connection', () => {
  it('the adapter stands on the client of supabase-js, whole, and on none of its parts by itself (D39)', async () => {
    const { client } = connect({ url: serverUrl, key: publicKey }, stillEnvironment().environment);
    expect(client.constructor).toBe(SupabaseClient);
    const { dependencies } = JSON.parse(
      await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
    ) as { dependencies: Record<string, string> };
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@supabase/'))).toEqual([
      '@supabase/supabase-js',
    ]);
  });

  it('the token is looked at every 30 s, whether it is about to end (A96)', async () => {
    const everySoOften = vi.spyOn(globalThis, 'setInterval');
    const { environment } = stillEnvironment();
    const { auth } = connect({ url: serverUrl, key: publicKey }, environment).client;
    await auth.initialize();
    await vi.waitFor(() => expect(everySoOften).toHaveBeenCalledWith(expect.any(Function), 30_000));
    await auth.stopAutoRefresh();
    everySoOften.mockRestore();
  });

  it('the socket has a heartbeat of 25 s, a timeout of 10 s, and reconnects after 1, 2, 5, then 10 s (A98)', () => {
    const { realtime } = connect({ url: serverUrl, key: publicKey }, stillEnvironment().environment).client;
    expect(realtime.heartbeatIntervalMs).toBe(25_000);
    expect(realtime.timeout).toBe(10_000);
    expect([1, 2, 3, 4, 9].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000,
    ]);
  });

  it('the client carries no key but the public one (A100)', async () => {
    const keys = new Set<string | null>();
    const { environment } = stillEnvironment({
      fetch: async (input, init) => {
        const { headers } = new Request(input, init);
        keys.add(headers.get('apikey'));
        // The key is no token, and must never pass as one.
        keys.add(headers.get('authorization'));
        return Response.json([]);
      },
    });
    // As somebody may write it, with what the client leaves out.
    const { client } = connect({ url: `${serverUrl}/`, key: publicKey }, environment);
    await client.from('user_creations').select('id');
    await client.functions.invoke('any');
    await client.auth.resetPasswordForEmail('mara@kinora.example');
    await client.storage.from('any').list();
    expect([...keys]).toEqual([publicKey, null]);
  });
});
