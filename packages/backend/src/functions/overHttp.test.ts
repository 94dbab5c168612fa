import { randomUUID } from 'node:crypto';
import { creationColumns, wanImageToVideo } from '@kinora/contract';
import { drawnPicture } from '@kinora/media/node';
import type { SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices } from '../embedded/services/startServices.ts';
import { startTestGateway, succeed, type TestGateway } from '../embedded/testing/startTestGateway.ts';
import { asDataUrl, wanBody } from './testing/functionWorld.ts';
import { aMoment } from '../embedded/testing/aMoment.ts';

let gateway: TestGateway;
let database: pg.Client;
let picture: string;
beforeAll(async () => {
  gateway = await startTestGateway({ services: startServices, env: { KINORA_CLIP_SCALE: '0.1' } });
  database = new pg.Client({ connectionString: gateway.databaseUrl });
  await database.connect();
  picture = asDataUrl(await drawnPicture('seaAtDusk', { width: 160, height: 90 }, 1));
});
afterAll(async () => {
  expect((await database.query('select * from private.ledger_drift')).rows).toEqual([]);
  await database.end();
  await gateway.stop();
});

const small = () => wanBody(picture, { duration: 2, credits_cost: 150, prompt: 'Zoom in' });

interface Sent {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** functions.invoke, with the answer whatever its status. */
async function send(client: SupabaseClient, body: unknown, key = randomUUID()): Promise<Sent> {
  const { data, error, response } = await client.functions.invoke('generate-video', {
    body: body as Record<string, unknown>,
    headers: { 'idempotency-key': key },
  });
  return error
    ? { status: response!.status, body: (await response!.json()) as Record<string, unknown> }
    : { status: response!.status, body: data as Record<string, unknown> };
}

const stateOf = async (client: SupabaseClient, task: string) =>
  (await succeed(client.rpc('job_state', { task }))) as Record<string, unknown> | null;

async function followed(client: SupabaseClient, task: string): Promise<Record<string, unknown>> {
  for (;;) {
    const state = (await stateOf(client, task))!;
    if (!['queued', 'running'].includes(state['status'] as string)) return state;
    await aMoment();
  }
}

describe('supabase-js unchanged, over the embedded server', () => {
  it('a clip is made, found, liked, loaded, deleted and had back (A86, A142, A198, A310)', async () => {
    const { client, userId } = await gateway.signedIn();
    const other = await gateway.signedIn();
    expect(await succeed(client.functions.invoke('check-video-limits'))).toMatchObject({
      plan_name: 'Free',
      credits_remaining: 3,
    });

    const { status, body } = await send(client, small());
    expect([status, body['message']]).toEqual([202, wanImageToVideo.words.started]);
    const task = body['taskId'] as string;
    expect(await stateOf(other.client, task)).toBeNull();
    expect(await followed(client, task)).toMatchObject({
      task_id: task,
      status: 'completed',
      progress: 1,
      model: 'wan-i2v',
    });
    expect(await succeed(client.rpc('running_jobs'))).toEqual([]);

    const read = () =>
      client.from('user_creations').select(creationColumns, { count: 'exact' }).eq('user_id', userId);
    const [creation] = (await succeed(read())) as unknown as Record<string, string>[];
    expect(creation).toMatchObject({
      status: 'completed',
      task_id: task,
      width: 128,
      height: 72,
      seconds: 2,
    });

    const { signedUrl } = await succeed(
      client.storage.from('creations').createSignedUrl(creation!['file_url']!, 60),
    );
    const clip = await fetch(signedUrl, { headers: { range: 'bytes=0-99' } });
    expect([clip.status, clip.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    const stolen = await other.client.storage.from('creations').createSignedUrl(creation!['file_url']!, 60);
    expect(stolen.error).not.toBeNull();

    const id = creation!['id']!;
    await succeed(client.from('user_creations').update({ is_liked: true }).eq('id', id));
    expect((await succeed(read().eq('is_liked', true))) as unknown[]).toHaveLength(1);
    expect((await client.from('user_creations').update({ status: 'failed' }).eq('id', id)).error?.code).toBe(
      '42501',
    );
    await succeed(other.client.from('user_creations').delete().eq('id', id));
    expect((await read()).count).toBe(1);
    await succeed(client.from('user_creations').delete().eq('id', id));
    expect((await read()).count).toBe(0);
    expect((await other.client.rpc('restore_creation', { id })).error?.message).toBe(
      'This creation is not in your trash.',
    );
    expect(await succeed(client.rpc('restore_creation', { id }))).toBe(true);
    expect((await read()).count).toBe(1);
  });

  it('a picture that came inside a request is told to hold the same as one that was uploaded (D16)', async () => {
    const { client, userId } = await gateway.signedIn();
    const files = client.storage.from('creations');
    const uploaded = `${userId}/${randomUUID()}-harbour.png`;
    const bytes = Buffer.from(picture.split(',')[1]!, 'base64');
    await succeed(files.upload(uploaded, bytes, { contentType: 'image/png' }));
    const { body } = await send(client, small());
    await followed(client, body['taskId'] as string);
    const read = client.from('user_creations').select('settings').eq('user_id', userId).single();
    const { settings } = (await succeed(read)) as { settings: { image: string } };
    expect(settings.image).not.toBe(uploaded);
    const [one, other] = [await succeed(files.info(settings.image)), await succeed(files.info(uploaded))];
    expect(one.etag).toEqual(expect.any(String));
    expect(one.etag).toBe(other.etag);
  });

  it('is one generation when sent 20 times with one key, and three when sent 40 times with room for three', async () => {
    const { client } = await gateway.signedIn();
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 20 }, () => send(client, small(), key)));
    expect(new Set(same.map(({ body }) => body['taskId'])).size).toBe(1);
    const { client: second } = await gateway.signedIn();
    const many = await Promise.all(Array.from({ length: 40 }, () => send(second, small())));
    expect(many.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(many.filter(({ status }) => status === 402)).toHaveLength(37);
    // Clips are made one at a time: these four would be made before the next test's.
    for (const [owner, sent] of [
      [client, same],
      [second, many],
    ] as const)
      for (const task of new Set(sent.flatMap(({ body }) => (body['taskId'] as string | undefined) ?? [])))
        await succeed(
          owner.functions.invoke('cancel-generation', { body: { task_id: task, returns: 'all' } }),
        );
  });

  it('shows plans and packs to visitors, and nobody’s ledger', async () => {
    const visitor = gateway.client();
    expect(await succeed(visitor.from('subscription_plans').select('name').order('price_monthly'))).toEqual([
      { name: 'Free' },
      { name: 'Starter' },
      { name: 'Pro' },
    ]);
    expect(await succeed(visitor.from('credit_packs').select('name').order('credits'))).toHaveLength(3);
    for (const table of ['credit_accounts', 'credit_entries', 'user_creations', 'generation_jobs'])
      expect((await visitor.from(table).select('*')).error, `reading ${table}`).not.toBeNull();
    expect(
      (await visitor.rpc('credit_grant', { p_user: randomUUID(), p_amount: 1, p_kind: 'grant', p_key: 'x' }))
        .error,
    ).not.toBeNull();
  });

  it('lets a person read their own ledger, and not move it', async () => {
    const { client, userId } = await gateway.signedIn();
    await succeed(client.functions.invoke('check-video-limits'));
    const lines = (await succeed(client.from('credit_entries').select('kind, included_delta'))) as unknown[];
    expect(lines).toEqual([
      { kind: 'allowance', included_delta: 3 },
      { kind: 'allowance', included_delta: 10 },
    ]);
    expect(
      (await client.from('credit_accounts').update({ balance: 9999 }).eq('user_id', userId)).error?.code,
    ).toBe('42501');
    expect(
      (await client.from('user_creations').insert({ user_id: userId, type: 'video', status: 'completed' }))
        .error?.code,
    ).toBe('42501');
    expect((await client.rpc('start_job', {})).error).not.toBeNull();
  });

  it('a large picture is put into storage first, and its reference sent (D16)', async () => {
    const { client, userId } = await gateway.signedIn();
    const { client: other } = await gateway.signedIn();
    const bytes = await drawnPicture('cityAtNight', { width: 200, height: 112 }, 2);
    const place = `${userId}/my-picture.jpg`;
    await succeed(
      client.storage
        .from('creations')
        .upload(place, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })),
    );
    expect((await send(other, { ...small(), image: place })).body['error']).toBe(
      'Image is not one of your own uploads. Choose the file again.',
    );
    const { status, body } = await send(client, { ...small(), image: place });
    expect(status).toBe(202);
    expect(await followed(client, body['taskId'] as string)).toMatchObject({ status: 'completed' });
  });
});
