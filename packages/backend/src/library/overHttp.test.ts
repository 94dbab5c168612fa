import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { tables } from '../rights/expectations.ts';
import { startTestGateway, succeed, type TestGateway } from '../embedded/testing/startTestGateway.ts';

let gateway: TestGateway;
let ada: { client: SupabaseClient; userId: string };
let bob: { client: SupabaseClient; userId: string };
let owner: pg.Client;

beforeAll(async () => {
  gateway = await startTestGateway();
  [ada, bob] = [await gateway.signedIn('Ada'), await gateway.signedIn('Bob')];
  owner = new pg.Client({ connectionString: gateway.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await gateway.stop();
});

async function creation(user: string, title = 'Sea', prompt = 'Waves'): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into public.user_creations (user_id, type, status, title, prompt, file_url)
     values ($1::uuid, 'image', 'completed', $2, $3, $1 || '/a.png') returning id`,
    [user, title, prompt],
  );
  return rows[0]!.id;
}

/** What an unchanged supabase-js is answered by a function of the database. */
const asked = async (name: string, parameters: object = {}, client = ada.client): Promise<unknown> =>
  succeed(client.rpc(name, parameters));
const refusal = async (name: string, parameters: object, client = bob.client) => {
  const { error, status } = await client.rpc(name, parameters);
  return [status, error?.message];
};

describe('with an unchanged supabase-js', () => {
  it('a creation is deleted, seen in the trash, and restored (A138, D35)', async () => {
    const id = await creation(ada.userId);
    const one = () => succeed(ada.client.from('user_creations').select('id').eq('id', id));
    await succeed(ada.client.from('user_creations').delete().eq('id', id));
    expect(await one()).toEqual([]);
    expect(await asked('trashed_creations')).toMatchObject({
      items: [
        {
          id,
          title: 'Sea',
          deleted_at: expect.any(String) as string,
          purge_at: expect.any(String) as string,
        },
      ],
      total: 1,
      next: null,
    });
    expect(await refusal('restore_creation', { id })).toEqual([404, 'This creation is not in your trash.']);
    expect(await asked('restore_creation', { id })).toBe(true);
    expect(await one()).toEqual([{ id }]);
  });

  it('bookmarks are made, read with what they are of, and removed (D19)', async () => {
    const id = await creation(ada.userId);
    const first = await asked('add_bookmark', { creation: id });
    expect(await asked('add_bookmark', { creation: id })).toBe(first);
    await asked('add_bookmark', { model: 'sdxl' });
    const read = () =>
      succeed(
        ada.client
          .from('bookmarks')
          .select('id, model_id, creation:user_creations(id, title)')
          .order('created_at', { ascending: true }),
      );
    expect(await read()).toMatchObject([
      { id: first, model_id: null, creation: { id, title: 'Sea' } },
      { model_id: 'sdxl', creation: null },
    ]);
    await succeed(ada.client.from('bookmarks').delete().eq('model_id', 'sdxl'));
    expect(await read()).toHaveLength(1);
    expect(await refusal('add_bookmark', { creation: id })).toEqual([
      404,
      'This creation is no longer there.',
    ]);
  });

  it('albums are made, filled with several at once, shared and deleted (D19)', async () => {
    const items = [await creation(ada.userId), await creation(ada.userId)];
    const id = await asked('save_album', { title: 'Sea', description: 'Evenings' });
    expect(await asked('add_to_album', { id, creations: items })).toBe(2);
    expect(await asked('set_album_cover', { id, creation: items[0] })).toBe(true);
    expect(await asked('my_albums')).toMatchObject([{ id, title: 'Sea', itemCount: 2, isPublic: false }]);
    expect(await asked('album_creations', { id })).toMatchObject({ total: 2, next: null });
    expect(await asked('set_album_public', { id, is_public: true })).toMatchObject({ isPublic: true });
    expect(await asked('remove_from_album', { id, creations: [items[0]] })).toBe(1);
    expect(await asked('save_album', { id, title: 'Dusk' })).toBe(id);
    expect(await refusal('delete_album', { id })).toEqual([404, 'This album is no longer there.']);
    expect(await refusal('save_album', { title: ' ' })).toEqual([
      400,
      'Give the album a title of up to 120 characters.',
    ]);
    expect(await asked('delete_album', { id })).toBe(true);
    expect(await asked('my_albums')).toEqual([]);
  });

  it('characters are made, changed, read and removed (D3)', async () => {
    const place = `${ada.userId}/face.png`;
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await succeed(ada.client.storage.from('creations').upload(place, new Blob([png], { type: 'image/png' })));
    const made = await succeed(
      ada.client
        .from('characters')
        .insert({ name: 'Mira', images: [place] })
        .select('id, name, images'),
    );
    expect(made).toMatchObject([{ name: 'Mira', images: [place] }]);
    const { id } = (made as { id: string }[])[0]!;
    await succeed(ada.client.from('characters').update({ description: 'Calm' }).eq('id', id));
    expect(await succeed(bob.client.from('characters').select('id'))).toEqual([]);
    expect((await bob.client.from('characters').insert({ name: 'X', images: [place] })).status).toBe(400);
    await succeed(ada.client.from('characters').delete().eq('id', id));
    expect(await succeed(ada.client.from('characters').select('id'))).toEqual([]);
  });

  it('history is searched by any word, within type and order, with an exact count (A130)', async () => {
    const { client, userId } = await gateway.signedIn('Cleo');
    await creation(userId, 'Dusk', 'A SAILING boat');
    await creation(userId, 'Dawn', 'Mountains');
    const { data, count } = await client
      .from('user_creations')
      .select('title', { count: 'exact' })
      .eq('user_id', userId)
      .eq('type', 'image')
      .ilike('search_text', '%sail%')
      .ilike('search_text', '%dusk%')
      .order('created_at', { ascending: false });
    expect([data, count]).toEqual([[{ title: 'Dusk' }], 1]);
    const none = client.from('user_creations').select('title').eq('user_id', userId);
    expect(
      await succeed(none.ilike('search_text', '%mountain%').ilike('search_text', '%dusk%').limit(60)),
    ).toEqual([]);
  });

  it('the models are read by a visitor (A163)', async () => {
    const models = await succeed(
      gateway.client().from('models').select('id, name, use_case').order('position', { ascending: true }),
    );
    expect(models).toHaveLength(9);
    expect(models).toMatchObject([{ id: 'flux-dev', name: 'Flux (dev)' }, {}, {}, {}, {}, {}, {}, {}, {}]);
  });
});

describe('what a key reads of each table over HTTP (A143)', () => {
  const read = (table: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${gateway.origin}/rest/v1/${table}?select=*`, { headers });

  it.each(Object.entries(tables))('%s', async (table, { reads, isOpen }) => {
    // Without a key nothing is answered at all.
    expect((await read(table, {})).status, 'no key').toBe(401);
    const key = { apikey: gateway.keys.publishable };
    const visitor = await read(table, key);
    expect(visitor.status, 'a visitor').toBe(isOpen ? 200 : 401);
    const token = (await ada.client.auth.getSession()).data.session!.access_token;
    const person = await read(table, { ...key, authorization: `Bearer ${token}` });
    expect(person.status, 'a person').toBe(reads === 'none' ? 403 : 200);
    const rows = reads === 'own' ? ((await person.json()) as { user_id: string }[]) : [];
    expect(rows.filter((row) => row.user_id !== ada.userId)).toEqual([]);
    const server = await read(table, { apikey: gateway.keys.secret });
    expect(server.status, 'the server').toBe(200);
  });
});
