import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue, serverTools } from '@kinora/contract';
import { dueLetter } from '../mail/dueLetters.ts';
import { scriptedEngine } from '../jobs/testing/scriptedEngine.ts';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { asDataUrl, functionWorld, wanBody } from './testing/functionWorld.ts';
import { enginesOf } from '../engines/engines.ts';

const world = sharedWorld(functionWorld);
let picture: string;
beforeAll(async () => {
  picture = asDataUrl(world.picture);
});

const left = async (user: string) =>
  (await world.database.call<{ credits_remaining: number }>('video_limits', { p_user: user }))
    .credits_remaining;

/** A generation that was accepted: its task and its creation. */
async function started(user: string, body = wanBody(picture)) {
  const { status, body: answer } = await world.call('generate-video', { user, body });
  expect(status).toBe(202);
  const task = answer['taskId'] as string;
  const [row] = await world.sql<{ id: string }>('select id from public.user_creations where task_id = $1', [
    task,
  ]);
  return { task, creation: row!.id };
}

describe('cancel-generation (D36)', () => {
  const cancel = (user: string, body: unknown, engine = scriptedEngine()) =>
    world.call('cancel-generation', { user, body, context: { engines: enginesOf([engine]) } });

  it('gives all back before the engine started, and tells the engine', async () => {
    const user = await world.newUser();
    const { task, creation } = await started(user);
    await world.sql(`update public.generation_jobs set ticket = '{"requestId": "r-1"}' where id = $1`, [
      task,
    ]);
    const engine = scriptedEngine();
    expect(await left(user)).toBe(2);
    expect(await cancel(user, { task_id: task, returns: 'all' }, engine)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', returned: 'all' },
    });
    expect(engine.cancelled).toEqual(['r-1']);
    expect(await left(user)).toBe(3);
    const rows = await world.as(
      'authenticated',
      user,
      'select status from public.user_creations where id = $1',
      [creation],
    );
    expect(rows).toEqual([{ status: 'cancelled' }]);
    // Pressed twice is cancelled once.
    expect(await cancel(user, { task_id: task }, engine)).toMatchObject({
      body: { status: 'cancelled', returned: 'all' },
    });
    expect(engine.cancelled).toEqual(['r-1']);
  });

  it('says so when the engine has started since the button was drawn, and changes nothing', async () => {
    const user = await world.newUser();
    const engine = scriptedEngine();
    const slow = {
      ...engine,
      capabilities: () => ({ ...engine.capabilities(catalogue[0])!, refundsCancelled: 'queued' as const }),
    };
    const { body } = await world.call('generate-video', {
      user,
      body: wanBody(picture),
      context: { engines: enginesOf([slow]) },
    });
    const task = body['taskId'] as string;
    await world.sql(`update public.generation_jobs set status = 'running' where id = $1`, [task]);
    const refused = await cancel(user, { task_id: task, returns: 'all' });
    expect([refused.status, refused.body['error']]).toEqual([
      409,
      'The engine has started on this meanwhile, so nothing would be given back. Cancel again if you still want to stop it.',
    ]);
    expect(await cancel(user, { task_id: task, returns: 'none' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', returned: 'none' },
    });
    expect(await left(user)).toBe(2);
  });

  it('stands also when the engine can’t be reached', async () => {
    const user = await world.newUser();
    const { task } = await started(user);
    await world.sql(`update public.generation_jobs set ticket = '{"requestId": "r"}' where id = $1`, [task]);
    const engine = { ...scriptedEngine(), cancel: () => Promise.reject(new Error('no network')) };
    expect(await cancel(user, { task_id: task }, engine as never)).toMatchObject({
      status: 200,
      body: { returned: 'all' },
    });
  });

  it('is for the owner, by a real id', async () => {
    const { task } = await started(await world.newUser());
    const other = await world.newUser();
    expect((await cancel(other, { task_id: task })).status).toBe(404);
    expect((await cancel(other, { task_id: 'x' })).body['problem']).toMatchObject({
      kind: 'Invalid',
      field: 'task_id',
    });
    expect((await cancel(other, {})).status).toBe(400);
    expect((await cancel(other, { task_id: task, returns: 'half' })).body['problem']).toMatchObject({
      field: 'returns',
    });
  });
});

describe('retry-generation', () => {
  const retry = (user: string, body: unknown, headers = {}) =>
    world.call('retry-generation', { user, body, headers });

  it('asks again with the same inputs, as a creation of its own, once for one key', async () => {
    const user = await world.newUser();
    const { creation, task } = await started(user, wanBody(picture, { prompt: 'Again', motion_strength: 9 }));
    await world.finish(task, 'failed');
    const before = world.files.places();
    const headers = { 'idempotency-key': randomUUID() };
    const again = await retry(user, { creation_id: creation }, headers);
    expect(again).toMatchObject({
      status: 202,
      body: { message: 'Video generation started. Please wait...' },
    });
    expect((await retry(user, { creation_id: creation }, headers)).body['taskId']).toBe(again.body['taskId']);
    expect(await left(user)).toBe(2);
    const [row] = await world.as<{ id: string; settings: unknown; prompt: string }>(
      'authenticated',
      user,
      'select id, prompt, settings from public.user_creations where task_id = $1',
      [again.body['taskId']],
    );
    expect(row).toMatchObject({
      prompt: 'Again',
      settings: { motion: 9, duration: 5, image: `${user}/${creation}.image.jpg` },
    });
    // The file is not kept twice, and stays for the new one when the old one goes for good.
    expect(world.files.places()).toEqual(before);
    await world.as('authenticated', user, 'delete from public.user_creations where id = $1', [creation]);
    expect(await world.call('delete-forever', { user, body: { ids: [creation] } })).toMatchObject({
      body: { deleted: 1 },
    });
    expect(await world.files.read(`${user}/${creation}.image.jpg`)).not.toBeNull();
  });

  it('is not possible for what is another’s, gone, or was never asked for here', async () => {
    const user = await world.newUser();
    const { creation } = await started(user);
    expect((await retry(await world.newUser(), { creation_id: creation })).status).toBe(404);
    expect((await retry(user, { creation_id: randomUUID() })).status).toBe(404);
    const [imported] = await world.sql<{ id: string }>(
      `insert into public.user_creations (user_id, type, status) values ($1, 'video', 'completed') returning id`,
      [user],
    );
    expect(await retry(user, { creation_id: imported!.id })).toMatchObject({
      status: 400,
      body: { error: 'What this was made from is not known any more.' },
    });
  });
});

describe('delete-forever (D35)', () => {
  it('takes rows and files of one’s own trash, one by one or all', async () => {
    const user = await world.newUser();
    const kept = await started(user);
    const [one, two] = [await started(user), await started(user)];
    for (const { task } of [one, two]) await world.finish(task, 'completed');
    for (const { creation } of [one, two])
      await world.as('authenticated', user, 'delete from public.user_creations where id = $1', [creation]);
    const remove = (body: unknown, by = user) => world.call('delete-forever', { user: by, body });
    expect((await remove({ ids: [one.creation] }, await world.newUser())).body).toEqual({ deleted: 0 });
    expect((await remove({ ids: [one.creation, kept.creation] })).body).toEqual({ deleted: 1 });
    expect(world.files.places().filter((place) => place.startsWith(user))).toHaveLength(2);
    expect((await remove({ all: true })).body).toEqual({ deleted: 1 });
    expect(world.files.places().filter((place) => place.startsWith(user))).toEqual([
      `${user}/${kept.creation}.image.jpg`,
    ]);
  });

  it.each([
    {},
    { ids: [] },
    { ids: ['x'] },
    { ids: 'x' },
    { all: false },
    { ids: Array(101).fill(randomUUID()) },
  ])('refuses %o', async (body) => {
    expect(await world.call('delete-forever', { user: await world.newUser(), body })).toMatchObject({
      status: 400,
      body: { problem: { kind: 'Invalid' } },
    });
  });
});

describe('a shared album', () => {
  const shared = (token: unknown) => world.call('shared-album', { body: { token } });

  it('a shared album is shown to a visitor with addresses that open its files, and can be reported (A150)', async () => {
    const user = await world.newUser();
    const place = `${user}/clip.mp4`;
    await world.files.write(place, { bytes: Uint8Array.of(1), type: 'video/mp4' });
    const [made] = await world.sql<{ id: string }>(
      `insert into public.user_creations (user_id, type, status, title, prompt, file_url)
       values ($1, 'video', 'completed', 'Sea', 'secret words', $2) returning id`,
      [user, place],
    );
    const asked = async <T>(call: string, values: readonly unknown[]) =>
      (await world.as<{ answer: T }>('authenticated', user, `select public.${call} as answer`, values))[0]!
        .answer;
    const album = await asked<string>(`save_album(null, 'Sea')`, []);
    await asked('add_to_album($1, $2)', [album, [made!.id]]);
    const { shareToken } = await asked<{ shareToken: string }>('set_album_public($1, true)', [album]);
    const { status, body } = await shared(shareToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: album,
      title: 'Sea',
      itemCount: 1,
      items: [{ id: made!.id, title: 'Sea', fileUrl: `/signed/${place}?token=t`, thumbnailUrl: null }],
    });
    expect(JSON.stringify(body)).not.toContain('secret words');

    const report = (more: object) => world.call('report-album', { body: { token: shareToken, ...more } });
    expect((await report({ reason: 'rights', message: ' Mine ' })).body).toEqual({ received: true });
    expect(
      await world.sql('select reason, message from public.album_reports where album_id = $1', [album]),
    ).toEqual([{ reason: 'rights', message: 'Mine' }]);
    const [letter] = await world.sql<{ recipient: string; facts: unknown }>(
      `select recipient, facts from private.letters where kind = 'albumReport'`,
    );
    expect(letter!.recipient).toBe('operator@example.org');
    const mail = dueLetter('albumReport', letter!.facts, letter!.recipient, 'https://kinora.example.org')!;
    expect(mail.subject).toBe('Report of a public album: rights');
    expect(mail.text).toContain(`https://kinora.example.org/saved-albums?shared=${shareToken}`);
    for (const wrong of [
      { reason: 'dull' },
      {},
      { reason: 'spam', message: 'x'.repeat(2001) },
      { reason: 'spam', message: 1 },
    ])
      expect((await report(wrong)).status).toBe(400);
  });

  it('is not there for a link that is dead, made up or no link', async () => {
    for (const token of ['0'.repeat(64), 'x', ''])
      expect(await shared(token)).toMatchObject({
        status: 404,
        body: { error: 'This link leads to no album any more.' },
      });
    expect((await shared(7)).status).toBe(400);
    expect((await world.call('report-album', { body: { token: 'x', reason: 'spam' } })).status).toBe(404);
  });
});

it('engine-capabilities says of every tool what the engine here can do, and why of what none can', async () => {
  const engine = {
    ...world.engine,
    capabilities: (tool: { readonly id: string }) =>
      tool.id === 'wan-i2v' ? world.engine.capabilities(catalogue[0]) : null,
  };
  const { status, body } = await world.call('engine-capabilities', {
    context: { engines: enginesOf([engine]) },
  });
  expect(status).toBe(200);
  expect(body['engine']).toBe('scripted');
  const tools = body['tools'] as Record<string, unknown>;
  expect(Object.keys(tools)).toEqual(serverTools.map((tool) => tool.id));
  expect(tools['wan-i2v']).toMatchObject({ accepts: {}, refundsCancelled: 'always' });
  expect(tools['veo3']).toBeNull();
  expect((body['unavailable'] as Record<string, string>)['veo3']).toContain('is not offered by');
});
