import { drawnPicture } from '@kinora/media/node';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asDataUrl, wanBody } from '../../functions/testing/functionWorld.ts';
import { startServices } from '../services/startServices.ts';
import { startTestGateway, succeed, type TestGateway } from '../testing/startTestGateway.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let gateway: TestGateway;
let database: pg.Client;
beforeAll(async () => {
  gateway = await startTestGateway({ services: startServices, env: { KINORA_CLIP_SCALE: '0.1' } });
  database = new pg.Client({ connectionString: gateway.databaseUrl });
  await database.connect();
  await database.query(`update private.limits set amount = 2 where name = 'upload_files'`);
});
afterAll(async () => {
  await database.end();
  await gateway.stop();
});

test('uploads end where their owner’s room is full, with words that say so, and go on when there is room again', async () => {
  const { client, userId } = await gateway.signedIn('Ada');
  const files = client.storage.from('creations');
  const upload = async (name: string) =>
    (await files.upload(`${userId}/${name}`, new Blob([png], { type: 'image/png' }))).error;
  expect([await upload('one.png'), await upload('two.png')]).toEqual([null, null]);
  expect(await upload('three.png')).toMatchObject({
    message: expect.stringContaining('Your uploads fill the room there is: 2000 MB or 2 files.') as string,
    statusCode: '413',
  });
  expect((await client.rpc('upload_room')).data).toMatchObject({
    files: 2,
    most_files: 2,
    used_bytes: png.length * 2,
    has_room: false,
  });
  const { error, data } = await (await gateway.signedIn('Bob')).client.rpc('upload_room');
  expect([error, data]).toMatchObject([null, { files: 0, has_room: true }]);
});

test('uploads that come too fast are held back, with words that say until when', async () => {
  const { client, userId } = await gateway.signedIn('Dora');
  const files = client.storage.from('creations');
  const upload = async (name: string) =>
    (await files.upload(`${userId}/${name}`, new Blob([png], { type: 'image/png' }))).error;
  await database.query(`update private.limits set amount = 1 where name = 'uploads_a_minute'`);
  expect(await upload('one.png')).toBeNull();
  expect(await upload('two.png')).toMatchObject({
    message: 'More than 1 files came from you within a minute. Wait a minute, and send the others then.',
    statusCode: '429',
  });
  await database.query(`update private.limits set amount = 120 where name = 'uploads_a_minute'`);
  expect(await upload('two.png')).toBeNull();
});

test('a file that comes inside a request fills its sender’s room too, and a full room takes none', async () => {
  const { client, userId } = await gateway.signedIn('Cleo');
  const picture = asDataUrl(await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1));
  const generate = () =>
    client.functions.invoke<unknown>('generate-video', {
      body: wanBody(picture, { duration: 2, credits_cost: 150 }),
    });
  const room = async () =>
    (await succeed(client.rpc('upload_room'))) as { files: number; used_bytes: number };
  expect((await generate()).error).toBeNull();
  const bytes = Buffer.from(picture.split(',')[1]!, 'base64').length;
  expect(await room()).toMatchObject({ files: 1, used_bytes: bytes, has_room: true });
  expect((await generate()).error).toBeNull();
  const { error } = (await generate()) as { error: { context: Response } };
  expect(error.context.status).toBe(413);
  expect(await error.context.json()).toMatchObject({
    error: expect.stringContaining('Your uploads fill the room there is: 2000 MB or 2 files.') as string,
  });
  const mine = await database.query('select from public.generation_jobs where user_id = $1', [userId]);
  expect(mine.rowCount).toBe(2);
  // A result is no upload of theirs.
  await database.query(
    `insert into storage.objects (bucket_id, name, metadata) values ('creations', $1, '{"size": 5000}')`,
    [`${userId}/0b0e7c1e-1111-4222-8333-444455556666.mp4`],
  );
  expect(await room()).toMatchObject({ files: 2, used_bytes: bytes * 2, has_room: false });
});
