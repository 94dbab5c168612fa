import { describe, expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';

const world = sharedWorld(ledgerWorld);

interface Trash {
  readonly items: readonly Record<string, unknown>[];
  readonly total: number;
  readonly next: string | null;
}

/** A finished creation with files, and in the trash for so many days. */
async function creation(
  user: string,
  { daysInTrash, settings = {} }: { daysInTrash?: number; settings?: unknown } = {},
) {
  const [row] = await world.sql<{ id: string }>(
    `insert into public.user_creations (user_id, type, status, title, prompt, file_url, thumbnail_url, settings, deleted_at)
     values ($1::uuid, 'video', 'completed', 'Sea', 'Waves', $1 || '/' || gen_random_uuid() || '.mp4', $1 || '/a.jpg', $2,
       now() - make_interval(days => $3::integer)) returning id`,
    [user, JSON.stringify(settings), daysInTrash ?? null],
  );
  return row!.id;
}
const rows = (user: string, id: string) =>
  world.as('authenticated', user, 'select id from public.user_creations where id = $1', [id]);
const trash = async (user: string, after: string | null = null) =>
  (
    await world.as<{ trash: Trash }>('authenticated', user, 'select public.trashed_creations($1) as trash', [
      after,
    ])
  )[0]!.trash;
const restore = (user: string, id: string) =>
  world.as<{ restored: boolean }>('authenticated', user, 'select public.restore_creation($1) as restored', [
    id,
  ]);
const purged = (user: string, ids: readonly string[] | null) =>
  // An array of the database, not JSON.
  world
    .sql<{ answer: { deleted: number; places: string[]; stopped: unknown[] } }>(
      'select public.delete_forever($1, $2) as answer',
      [user, ids],
    )
    .then(([row]) => row!.answer);

describe('a deleted creation (A138, D35)', () => {
  it('goes to the trash, is hidden, keeps all it had, and comes back by undo', async () => {
    const [ann, ben] = [await world.newUser(), await world.newUser()];
    const id = await creation(ann);
    const remove = (user: string) =>
      world.as('authenticated', user, 'delete from public.user_creations where id = $1', [id]);
    await remove(ben);
    expect(await rows(ann, id)).toHaveLength(1);
    await remove(ann);
    expect(await rows(ann, id)).toEqual([]);
    const { items, total, next } = await trash(ann);
    expect({ total, next }).toEqual({ total: 1, next: null });
    expect(items).toMatchObject([
      { id, title: 'Sea', prompt: 'Waves', status: 'completed', is_liked: false },
    ]);
    const days =
      (Date.parse(items[0]!['purge_at'] as string) - Date.parse(items[0]!['deleted_at'] as string)) / 864e5;
    expect(days).toBe(30);
    expect(items[0]).not.toHaveProperty('search_text');
    expect(await trash(ben)).toEqual({ items: [], total: 0, next: null });
    await expect(restore(ben, id)).rejects.toMatchObject({ code: 'PT404' });
    expect(await restore(ann, id)).toEqual([{ restored: true }]);
    expect(await rows(ann, id)).toHaveLength(1);
    await expect(restore(ann, id)).rejects.toMatchObject({ code: 'PT404' });
  });

  it('is found page by page, each once', async () => {
    const user = await world.newUser();
    for (let day = 0; day < 61; day++) await creation(user, { daysInTrash: day % 25 });
    const first = await trash(user);
    const second = await trash(user, first.next);
    expect([first.items.length, first.total, second.items.length, second.next]).toEqual([60, 61, 1, null]);
    const all = [...first.items, ...second.items];
    expect(new Set(all.map((item) => item['id'])).size).toBe(61);
    const times = all.map((item) => Date.parse(item['deleted_at'] as string));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    await expect(trash(user, 'no page')).rejects.toMatchObject({ code: 'PT400' });
  });
});

describe('what is deleted forever (D35)', () => {
  it('is one’s own, in the trash, and takes its files along unless something else stands on them', async () => {
    const [ann, ben] = [await world.newUser(), await world.newUser()];
    const shared = `${ann}/shared.png`;
    const gone = await creation(ann, {
      daysInTrash: 1,
      settings: { image: `${ann}/in.jpg`, more: [shared], of: `${ben}/x.png` },
    });
    const kept = await creation(ann, { settings: { image: shared } });
    const theirs = await creation(ben, { daysInTrash: 1 });
    const answer = await purged(ann, [gone, kept, theirs]);
    expect(answer.deleted).toBe(1);
    expect(answer.places.toSorted()).toEqual([
      expect.stringMatching(new RegExp(`^${ann}/[0-9a-f-]{36}\\.mp4$`)) as string,
      `${ann}/in.jpg`,
    ]);
    expect(await rows(ann, kept)).toHaveLength(1);
    expect((await trash(ben)).total).toBe(1);
    expect((await trash(ann)).total).toBe(0);
  });

  it('empties the whole trash where no one is named', async () => {
    const user = await world.newUser();
    for (let each = 0; each < 3; each++) await creation(user, { daysInTrash: 2 });
    expect((await purged(user, null)).deleted).toBe(3);
  });

  it('leaves alone what runs and is not in the trash, whoever names it', async () => {
    const user = await world.newUser();
    const { creation_id: id, task_id: task } = await world.start(user);
    expect(await purged(user, [id])).toEqual({ deleted: 0, stopped: [], places: [] });
    expect(await world.sql('select status from public.generation_jobs where id = $1', [task])).toEqual([
      { status: 'queued' },
    ]);
    await world.finish(task, 'completed');
  });

  it('gives back what was reserved for a run that had not ended, and its engine is told', async () => {
    const user = await world.newUser();
    const { creation_id: id, task_id: task } = await world.start(user);
    await world.as('authenticated', user, 'delete from public.user_creations where id = $1', [id]);
    expect(await purged(user, [id])).toMatchObject({
      deleted: 1,
      stopped: [{ status: 'cancelled', returned: 'all', engine: 'local' }],
    });
    expect(await world.sql('select from public.generation_jobs where id = $1', [task])).toEqual([]);
    expect(await world.database.call('video_limits', { p_user: user })).toMatchObject({
      credits_remaining: 3,
    });
  });
});

describe('what holds a price is never deleted before the price is given back', () => {
  it('not even by who writes into the table: a run ends first', async () => {
    const user = await world.newUser();
    const { creation_id: id, task_id: task } = await world.start(user);
    const remove = () =>
      world.as('service_role', null, 'delete from public.user_creations where id = $1', [id]);
    await remove();
    await expect(remove()).rejects.toMatchObject({ code: 'PT400' });
    await world.finish(task, 'cancelled');
    await remove();
    expect(await world.sql('select from public.user_creations where id = $1', [id])).toEqual([]);
    expect(await world.database.call('video_limits', { p_user: user })).toMatchObject({
      credits_remaining: 3,
    });
  });

  it('and where a job went all the same, the ledger’s check says what is held for nothing', async () => {
    const user = await world.newUser();
    const { task_id: task } = await world.start(user);
    const [job] = await world.sql<Record<string, unknown>>(
      'delete from public.generation_jobs where id = $1 returning *',
      [task],
    );
    expect(await world.drift()).toEqual([
      { user_id: user, what: 'held without a job', kept: 200, counted: 0 },
    ]);
    await world.sql(
      'insert into public.generation_jobs select * from jsonb_populate_record(null::public.generation_jobs, $1)',
      [JSON.stringify(job)],
    );
    await world.finish(task, 'cancelled');
  });
});

describe('the sweep (D35)', () => {
  it('takes what was in the trash for 30 days, and not a day less', async () => {
    const user = await world.newUser();
    const old = await creation(user, { daysInTrash: 30 });
    const young = await creation(user, { daysInTrash: 29 });
    await world.database.call('sweep_trash');
    const left = await world.sql<{ id: string }>('select id from public.user_creations where id = any($1)', [
      [old, young],
    ]);
    expect(left).toEqual([{ id: young }]);
    expect(await world.database.call('sweep_trash')).toEqual({ deleted: 0, places: [], stopped: [] });
  });

  it('finds files that nothing stands on, once they are older than any draft', async () => {
    const user = await world.newUser();
    const id = await creation(user, { settings: { images: [`${user}/used.png`] } });
    const file = (name: string, hours: number) =>
      world.sql(
        `insert into storage.objects (bucket_id, name, metadata, created_at)
         values ('creations', $1, '{"mimetype": "image/png"}', now() - make_interval(hours => $2))`,
        [`${user}/${name}`, hours],
      );
    for (const [name, hours] of [
      ['used.png', 100],
      ['face.png', 100],
      ['draft.png', 47],
      ['forgotten.png', 49],
    ] as const)
      await file(name, hours);
    await world.as('authenticated', user, `insert into public.characters (name, images) values ('Ada', $1)`, [
      [`${user}/face.png`],
    ]);
    const unused = async () => (await world.database.call<{ names: string[] }>('unused_files')).names;
    expect(await unused()).toEqual([`${user}/forgotten.png`]);
    await world.sql('delete from public.user_creations where id = $1', [id]);
    // In the trash its files are still its own.
    expect(await unused()).toEqual([`${user}/forgotten.png`]);
    await world.sql('delete from public.user_creations where id = $1', [id]);
    expect((await unused()).toSorted()).toEqual([`${user}/forgotten.png`, `${user}/used.png`]);
  });

  it('looks at forgotten files a page at a time, goes on where it was, and begins anew at the end (D35)', async () => {
    const user = await world.newUser();
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${user}/${name}.png`);
    for (const name of names)
      await world.sql(
        `insert into storage.objects (bucket_id, name, created_at) values ('creations', $1, now() - interval '3 days')`,
        [name],
      );
    await world.sql(
      `insert into public.user_creations (user_id, type, status, file_url) values ($1, 'image', 'completed', $2)`,
      [user, names[1]],
    );
    // Where other tests left the walk is not this one's.
    await world.sql(`update private.file_walk set last_name = $1`, [user]);
    const next = () => world.database.call('unused_files', { p_most: 2 });
    expect(await next()).toEqual({ names: [names[0]], isEnd: false });
    expect(await next()).toEqual({ names: [names[2], names[3]], isEnd: false });
    await world.sql(`delete from storage.objects where name > $1`, [names[4]]);
    expect(await next()).toEqual({ names: [names[4]], isEnd: true });
    await world.sql(`delete from storage.objects where name < $1`, [names[0]]);
    expect(await next()).toEqual({ names: [names[0]], isEnd: false });
  });
});
