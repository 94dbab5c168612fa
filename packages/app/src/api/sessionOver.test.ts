import {
  emptyFeedback,
  problemIn,
  requestOf,
  wanImageToVideo,
  type AuthEvent,
  type StudioApi,
} from '@kinora/contract';
import { creationFixture, historyFixture, onePixelPng } from '@kinora/contract/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHandlers } from '../mocks/createHandlers.ts';
import { memorySession } from '../tabSession.ts';
import { mockServer, serverUrl } from './testing.ts';

const mock = mockServer();
afterEach(() => vi.useRealTimers());
const mara = { email: 'mara@example.com', password: 'correct horse' };
const ada = { email: 'ada@example.com', password: 'a long password' };

const press = (api: StudioApi) => {
  const image = `data:image/png;base64,${onePixelPng}`;
  const request = requestOf(wanImageToVideo, { image, prompt: 'Waves', duration: 2, motion: 5 });
  return api.generate.submit(request, { idempotencyKey: 'press' });
};

const none = '0b0e7c1e-1111-4222-8333-444455556666';
type Ask = (api: StudioApi) => Promise<unknown>;
type Calls<Group> = { readonly [Call in keyof Group]: Ask | null };

/** All that can be asked for; a call that is new to the port has to be put here. */
const byGroup: { readonly [Group in Exclude<keyof StudioApi, 'auth'>]: Calls<StudioApi[Group]> } = {
  account: {
    changePassword: ({ account }) => account.changePassword({ current: mara.password, next: ada.password }),
    sessions: ({ account }) => account.sessions(),
    endSession: ({ account }) => account.endSession(none),
    endOtherSessions: ({ account }) => account.endOtherSessions(),
    exportData: ({ account }) => account.exportData(),
    delete: ({ account }) => account.delete({ password: mara.password }),
  },
  credits: {
    limits: ({ credits }) => credits.limits(),
    packs: ({ credits }) => credits.packs(),
    purchase: ({ credits }) => credits.purchase('creator'),
    ledger: ({ credits }) => credits.ledger(),
    payments: ({ credits }) => credits.payments(),
  },
  plans: {
    list: ({ plans }) => plans.list(),
    subscription: ({ plans }) => plans.subscription(),
    checkout: ({ plans }) => plans.checkout({ planId: 'starter', billingCycle: 'monthly' }),
    portal: ({ plans }) => plans.portal(),
  },
  creations: {
    list: ({ creations }) => creations.list({ sort: 'newest' }),
    byId: ({ creations }) => creations.byId(none),
    setLiked: ({ creations }) => creations.setLiked(none, true),
    rename: ({ creations }) => creations.rename(none, 'Waves'),
    remove: ({ creations }) => creations.remove(none),
    restore: ({ creations }) => creations.restore(none),
    trash: ({ creations }) => creations.trash(),
    deleteForever: ({ creations }) => creations.deleteForever({ all: true }),
    downloadAddress: ({ creations }) => creations.downloadAddress(creationFixture()),
  },
  library: {
    bookmarks: ({ library }) => library.bookmarks(),
    addBookmark: ({ library }) => library.addBookmark({ creation: none }),
    removeBookmark: ({ library }) => library.removeBookmark(none),
    albums: ({ library }) => library.albums(),
    saveAlbum: ({ library }) => library.saveAlbum({ title: 'Waves' }),
    deleteAlbum: ({ library }) => library.deleteAlbum(none),
    setAlbumPublic: ({ library }) => library.setAlbumPublic(none, true),
    addToAlbum: ({ library }) => library.addToAlbum(none, [none]),
    removeFromAlbum: ({ library }) => library.removeFromAlbum(none, [none]),
    setAlbumCover: ({ library }) => library.setAlbumCover(none, none),
    albumsHolding: ({ library }) => library.albumsHolding([none]),
    albumCreations: ({ library }) => library.albumCreations(none),
    sharedAlbum: ({ library }) => library.sharedAlbum(none),
    reportAlbum: ({ library }) => library.reportAlbum({ token: none, reason: 'other' }),
    characters: ({ library }) => library.characters(),
    saveCharacter: ({ library }) => library.saveCharacter({ name: 'Bruno', description: '', images: [] }),
    deleteCharacter: ({ library }) => library.deleteCharacter(none),
    models: ({ library }) => library.models(),
    trainedModels: ({ library }) => library.trainedModels(),
    deleteTrainedModel: ({ library }) => library.deleteTrainedModel(none),
  },
  generate: {
    submit: press,
    follow: ({ generate }) => generate.follow(none)[Symbol.asyncIterator]().next(),
    running: ({ generate }) => generate.running(),
    recent: ({ generate }) => generate.recent(),
    putAway: ({ generate }) => generate.putAway(none),
    cancel: ({ generate }) => generate.cancel(none),
    retry: ({ generate }) => generate.retry(none, { idempotencyKey: 'again' }),
    capabilities: ({ generate }) => generate.capabilities(),
  },
  prompts: {
    list: ({ prompts }) => prompts.list(),
    forget: ({ prompts }) => prompts.forget(none),
    forgetAll: ({ prompts }) => prompts.forgetAll(),
  },
  feedback: {
    send: ({ feedback }) => feedback.send(emptyFeedback),
  },
  storage: {
    upload: ({ storage }) => storage.upload(new Blob(['x'], { type: 'image/png' }), { name: 'x.png' }),
    room: ({ storage }) => storage.room(),
    addresses: ({ storage }) => storage.addresses([`${crypto.randomUUID()}/${crypto.randomUUID()}-x.png`]),
    fingerprints: ({ storage }) =>
      storage.fingerprints([`${crypto.randomUUID()}/${crypto.randomUUID()}-x.png`]),
  },
};
const calls = Object.entries(byGroup).flatMap(([group, each]) =>
  Object.entries<Ask | null>(each).flatMap(([call, ask]) =>
    ask ? [[`${group}.${call}`, ask] as const] : [],
  ),
);

const notTaken = (status = 401) =>
  HttpResponse.json({ error: 'Over.', statusCode: '401', message: 'Over.' }, { status });

/** Somebody whose token the server does not take any more, and what it sees and tells from then on. */
async function refused({ isRenewed = false, status = 401 } = {}) {
  const { api, fake } = mock.client({ accounts: [mara, ada], isVisitor: true });
  await api.auth.signIn(mara);
  const old = fake.world.current!.session;
  const renewed = { ...old, access_token: 'renewed', refresh_token: 'renewed-too' };
  const seen: Request[] = [];
  const told: AuthEvent[] = [];
  let refreshes = 0;
  mock.server.use(
    http.all(/\/(functions|rest|storage)\/v1\//, ({ request }) => {
      const isTaken = request.headers.get('authorization') !== `Bearer ${old.access_token}`;
      seen.push(request.clone());
      return isTaken ? undefined : notTaken(request.url.includes('/storage/') ? status : 401);
    }),
    http.post(`${serverUrl}/auth/v1/token`, ({ request }) => {
      if (!request.url.includes('refresh_token')) return undefined;
      refreshes += 1;
      if (!isRenewed)
        return HttpResponse.json(
          { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
          { status: 400 },
        );
      fake.world.accounts.set(mara.email, { ...fake.world.accounts.get(mara.email)!, session: renewed });
      return HttpResponse.json(renewed);
    }),
  );
  api.auth.onChange((event) => told.push(event));
  await Promise.resolve();
  return { api, fake, seen, told, refreshes: () => refreshes, renewed };
}

const problemOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (thrown: unknown) => problemIn(thrown),
  );

it('a session that the browser no longer keeps is over, and everybody hears so once', async () => {
  const sessionStorage = memorySession();
  const { api } = mock.client({ accounts: [mara], isVisitor: true }, { sessionStorage });
  const told: AuthEvent[] = [];
  api.auth.onChange((event) => told.push(event));
  // Who was nobody before has ended nothing.
  expect(await problemOf(press(api))).toMatchObject({ kind: 'NotSignedIn' });
  expect(told).not.toContain('SIGNED_OUT');
  await api.auth.signIn(mara);
  while (sessionStorage.length > 0) sessionStorage.removeItem(sessionStorage.key(0)!);
  for (const call of [press, press])
    expect(await problemOf(call(api))).toMatchObject({ kind: 'NotSignedIn' });
  expect(told.filter((event) => event === 'SIGNED_OUT')).toHaveLength(1);
});

describe('a token that the server no longer takes', () => {
  it.each(calls)('a refused token is renewed, and %s asked for again', async (what, call) => {
    const { api, seen, told, refreshes } = await refused({ isRenewed: true });
    expect((await problemOf(call(api)))?.kind).not.toBe('NotSignedIn');
    expect(refreshes()).toBe(1);
    expect(seen.slice(0, 2).map(({ headers }) => headers.get('authorization'))).toEqual([
      expect.not.stringContaining('renewed'),
      'Bearer renewed',
    ]);
    expect(told.includes('SIGNED_OUT')).toBe(what === 'account.delete');
  });

  it.each(calls)(
    'a refused token that can’t be renewed ends the session, and %s says so',
    async (_what, call) => {
      const { api, seen, told } = await refused();
      expect(await problemOf(call(api))).toMatchObject({ kind: 'NotSignedIn' });
      expect(seen).toHaveLength(1);
      expect(told.filter((event) => event === 'SIGNED_OUT')).toHaveLength(1);
      expect(await api.auth.session()).toBeNull();
    },
  );

  it('a refused token ends the session where the new one is not taken either', async () => {
    const { api, told, refreshes } = await refused({ isRenewed: true });
    mock.server.use(http.post(`${serverUrl}/functions/v1/*`, () => notTaken()));
    expect(await problemOf(api.credits.limits())).toMatchObject({ kind: 'NotSignedIn' });
    expect(refreshes()).toBe(1);
    expect(told.filter((event) => event === 'SIGNED_OUT')).toHaveLength(1);
  });

  it('a press that met a refused token is repeated with the key and the body that it had', async () => {
    const { api, seen } = await refused({ isRenewed: true });
    await press(api);
    expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['press', 'press']);
    const [first, second] = await Promise.all(seen.map((request) => request.text()));
    expect(second).toBe(first);
  });

  it('a refused token is noticed in what storage says, whatever the status', async () => {
    const { api, told } = await refused({ status: 400 });
    const upload = api.storage.upload(new Blob(['x'], { type: 'image/png' }), { name: 'x.png' });
    expect(await problemOf(upload)).toMatchObject({ kind: 'NotSignedIn' });
    expect(told).toContain('SIGNED_OUT');
  });

  it('nothing is said of a file whose address was asked for with a token that was over', async () => {
    const [creation] = historyFixture(1);
    const stored = { ...creation!, file_url: `${creation!.user_id}/a.mp4`, thumbnail_url: null };
    const { api, fake } = mock.client({ accounts: [{ ...mara, creations: [stored] }], isVisitor: true });
    await api.auth.signIn(mara);
    mock.server.use(
      http.get(/\/rest\/v1\/user_creations/, async () => {
        await api.auth.signOut();
        return HttpResponse.json([stored]);
      }),
    );
    expect(await problemOf(api.creations.byId(stored.id))).toMatchObject({ kind: 'NotSignedIn' });
    mock.server.use(...createHandlers(fake, serverUrl));
    await api.auth.signIn(mara);
    expect((await api.creations.byId(stored.id))?.file_url).toContain('/a.mp4?token=');
  });

  it('a refused token is renewed once for all who were refused together', async () => {
    const { api, refreshes } = await refused({ isRenewed: true });
    await Promise.all([api.credits.limits(), api.creations.list({ sort: 'newest' }), api.generate.running()]);
    expect(refreshes()).toBe(1);
  });

  it.each([
    ['asks for patience', () => HttpResponse.json({ msg: 'Too often.' }, { status: 429 })],
    ['answers with something else', () => HttpResponse.html('<p>Log in to this hotel.</p>', { status: 403 })],
  ])('a refused token ends no session while who is asked for another one %s', async (_what, answer) => {
    const { api, told } = await refused();
    mock.server.use(http.post(`${serverUrl}/auth/v1/token`, answer));
    // It is asked for again and again for half a minute, which passes in no time.
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const passing = setInterval(() => vi.advanceTimersByTime(500), 5);
    onTestFinished(() => clearInterval(passing));
    expect(await problemOf(api.credits.limits())).toMatchObject({ kind: 'Unavailable' });
    expect(told).not.toContain('SIGNED_OUT');
    expect(await api.auth.session()).not.toBeNull();
  });

  it('a refused token is never replaced by somebody else’s', async () => {
    const { api, seen } = await refused();
    mock.server.use(
      http.post(`${serverUrl}/functions/v1/check-video-limits`, async () => {
        await api.auth.signIn(ada);
        return notTaken();
      }),
    );
    expect(await problemOf(api.credits.limits())).toMatchObject({ kind: 'NotSignedIn' });
    expect(seen).toHaveLength(0);
    expect((await api.auth.session())?.user.email).toBe(ada.email);
  });
});
