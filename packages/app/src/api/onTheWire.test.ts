import { creationPageSize, requestOf, wanImageToVideo } from '@kinora/contract';
import { historyFixture, onePixelPng } from '@kinora/contract/testing';
import { describe, expect, it } from 'vitest';
import { mockServer, publicKey, serverUrl } from './testing.ts';

const mock = mockServer();
const mara = { email: 'mara@example.com', password: 'correct horse' };

/** A client whose every request is kept. */
async function watched(creations = historyFixture(1)) {
  const requests: Request[] = [];
  const client = mock.client(
    { accounts: [{ ...mara, creations }], isVisitor: true },
    {
      fetch: (input, init) => {
        requests.push(new Request(input, init));
        return fetch(input, init);
      },
    },
  );
  const session = await client.api.auth.signIn(mara);
  const signIn = requests.splice(0);
  return { ...client, requests, signIn, session };
}

const paramsOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

describe('on the wire', () => {
  it('signing in sends a password, signing up the full name and the way back to the site (A86, A87, A100)', async () => {
    const { api, requests, signIn } = await watched();
    expect(signIn.map((each) => each.url)).toEqual([`${serverUrl}/auth/v1/token?grant_type=password`]);
    expect(await signIn[0]!.json()).toMatchObject(mara);
    expect(signIn[0]!.headers.get('apikey')).toBe(publicKey);

    await api.auth.signUp({ email: 'ada@example.com', password: 'a long password', fullName: 'Ada Vale' });
    expect(requests[0]!.url).toBe(
      `${serverUrl}/auth/v1/signup?redirect_to=${encodeURIComponent(`${serverUrl}/`)}`,
    );
    expect(await requests[0]!.json()).toMatchObject({
      email: 'ada@example.com',
      password: 'a long password',
      data: { full_name: 'Ada Vale' },
    });
  });

  it.each([
    ['newest', undefined, { order: 'created_at.desc,id.desc' }],
    ['oldest', 'video', { order: 'created_at.asc,id.asc', type: 'eq.video' }],
    ['liked', undefined, { order: 'created_at.desc,id.desc', is_liked: 'eq.true' }],
  ] as const)('the history is asked for the %s of type %s (A130)', async (sort, type, asked) => {
    const { api, requests, session } = await watched();
    await api.creations.list({ sort, ...(type && { type }) });
    const [query] = requests;
    expect(new URL(query!.url).pathname).toBe('/rest/v1/user_creations');
    const { select, ...rest } = paramsOf(query!);
    expect(rest).toEqual({ user_id: `eq.${session.user.id}`, limit: String(creationPageSize), ...asked });
    expect(query!.headers.get('authorization')).toBe(`Bearer ${session.access_token}`);
    expect(query!.headers.get('prefer')).toContain('count=exact');
    // A142: the specification's fields are all asked for.
    for (const field of [
      'id',
      'user_id',
      'type',
      'title',
      'prompt',
      'file_url',
      'thumbnail_url',
      'status',
      'model_used',
      'created_at',
      'is_liked',
    ])
      expect(select!.split(',')).toContain(field);
  });

  it('a long history is paged through without losing or repeating a row (A130)', async () => {
    const history = historyFixture(130);
    const { api } = await watched(history);
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await api.creations.list({ sort: 'newest', ...(after && { after }) });
      expect(page.total).toBe(130);
      seen.push(...page.items.map((each) => each.id));
      after = page.next;
    } while (after);
    expect(seen).toEqual(history.map((each) => each.id));
  });

  it('a creation is liked by id and deleted by id (A134, A138)', async () => {
    const [creation] = historyFixture(1);
    const { api, requests } = await watched([creation!]);
    await api.creations.setLiked(creation!.id, true);
    expect(requests.map((each) => each.method)).toEqual(['PATCH']);
    expect(paramsOf(requests[0]!)).toMatchObject({ id: `eq.${creation!.id}` });
    expect(await requests[0]!.json()).toEqual({ is_liked: true });

    requests.splice(0);
    await api.creations.remove(creation!.id);
    const deletes = requests.filter((each) => each.method === 'DELETE');
    expect(deletes.map((each) => each.url)).toEqual([
      `${serverUrl}/rest/v1/user_creations?id=eq.${creation!.id}`,
    ]);
  });

  it('more is put into an album than the server takes at once, in several calls (D35)', async () => {
    const { api, requests } = await watched();
    const id = await api.library.saveAlbum({ title: 'Harbours' });
    requests.splice(0);
    await api.library.addToAlbum(
      id,
      historyFixture(1001).map((each) => each.id),
    );
    const bodies = await Promise.all(requests.map((each) => each.json()));
    expect(bodies.map(({ creations }) => creations.length)).toEqual([1000, 1]);
  });

  it('a function is called with the token, the key of the press, and the body as it is (A198, A315)', async () => {
    const { api, requests, session } = await watched();
    await api.credits.limits();
    const sent = requestOf(wanImageToVideo, {
      image: `data:image/png;base64,${onePixelPng}`,
      prompt: 'Waves',
      duration: 5,
      motion: 5,
    });
    const shares: number[] = [];
    await api.generate.submit(sent, {
      idempotencyKey: 'press-1',
      onProgress: (share) => shares.push(share),
    });
    expect(shares).toEqual([1]);
    const [limits, generate] = requests;
    expect(limits!.url).toBe(`${serverUrl}/functions/v1/check-video-limits`);
    expect(limits!.headers.get('authorization')).toBe(`Bearer ${session.access_token}`);
    expect(generate!.url).toBe(`${serverUrl}/functions/v1/generate-video`);
    expect(generate!.headers.get('idempotency-key')).toBe('press-1');
    expect(await generate!.json()).toEqual(sent.body);
  });

  it('signs all files of a page in one call, and asks again only shortly before they end', async () => {
    let now = Date.UTC(2026, 10, 14, 10, 0);
    const [creation] = historyFixture(1);
    const { user_id: owner } = creation!;
    const stored = { ...creation!, file_url: `${owner}/a.mp4`, thumbnail_url: `${owner}/a.jpg` };
    const requests: Request[] = [];
    const { api } = mock.client(
      { accounts: [{ ...mara, creations: [stored] }], isVisitor: true },
      {
        now: () => now,
        fetch: (input, init) => {
          requests.push(new Request(input, init));
          return fetch(input, init);
        },
      },
    );
    await api.auth.signIn(mara);
    const signings = () => requests.filter((each) => each.url.includes('/object/sign/')).length;

    const { items } = await api.creations.list({ sort: 'newest' });
    expect(items[0]).toMatchObject({
      file_url: expect.stringMatching(
        `^${serverUrl}/storage/v1/object/sign/creations/${owner}/a.mp4\\?token=`,
      ),
      thumbnail_url: expect.stringMatching(`/creations/${owner}/a.jpg\\?token=`),
    });
    now += 54 * 60_000;
    await api.creations.list({ sort: 'newest' });
    expect(signings()).toBe(1);
    now += 2 * 60_000;
    await api.creations.list({ sort: 'newest' });
    expect(signings()).toBe(2);
  });

  it('a download is asked for under a name that says what it is (A136)', async () => {
    const [creation] = historyFixture(1);
    const { api } = await watched([creation!]);
    const address = new URL(await api.creations.downloadAddress({ ...creation!, prompt: 'Waves, at dawn!' }));
    expect(address.searchParams.get('download')).toBe('waves-at-dawn.mp4');
  });

  it('a file is uploaded under the own id, with its name made safe, to be cached for an hour (A358, D16)', async () => {
    const { api, requests, session, fake } = await watched();
    const shares: number[] = [];
    const reference = await api.storage.upload(new Blob(['x'], { type: 'image/png' }), {
      name: '../Größe & Meer (1).png',
      onProgress: (share) => shares.push(share),
    });
    expect(reference).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}-Gro-e-Meer-1-\.png$/);
    expect(reference.startsWith(session.user.id)).toBe(true);
    expect(fake.world.uploads.has(reference)).toBe(true);
    expect(shares).toEqual([1]);
    const form = await requests.at(-1)!.formData();
    expect(form.get('cacheControl')).toBe('3600');
  });
});
