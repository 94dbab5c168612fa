import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, succeed, type TestGateway } from '../testing/startTestGateway.ts';
import { StorageService } from './StorageService.ts';

let gateway: TestGateway;
let pool: pg.Pool;
beforeAll(async () => {
  gateway = await startTestGateway();
  pool = new pg.Pool({ connectionString: gateway.databaseUrl, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await gateway.stop();
});

const folder = () => path.join(gateway.dataFolder, 'storage');
const blobs = async () =>
  (await readdir(folder(), { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name));
const again = () => new StorageService({ pool, folder: folder(), linkSecret: 'x'.repeat(32) });
const orphan = 'ab'.repeat(32);

test('bytes without a row, as a crash leaves them, are gone after the next start, and no others', async () => {
  await mkdir(path.join(folder(), 'ab'), { recursive: true });
  await writeFile(path.join(folder(), 'ab', orphan), 'left');
  // A folder without its database is not emptied.
  expect([await again().sweepBlobs(), await blobs()]).toEqual([0, [`ab/${orphan}`]]);
  const { client, userId } = await gateway.signedIn();
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await succeed(client.storage.from('creations').upload(`${userId}/kept.png`, picture));
  expect(await blobs()).toHaveLength(2);
  expect([await again().sweepBlobs(), await again().sweepBlobs()]).toEqual([1, 0]);
  expect((await succeed(client.storage.from('creations').download(`${userId}/kept.png`))).size).toBe(16);
  expect(await blobs()).toHaveLength(1);
});

test('bytes whose row is refused at the last moment do not stay', async () => {
  const { client, userId } = await gateway.signedIn();
  const before = await blobs();
  // Refused at the end of the transaction, which the question beforehand never reaches.
  await pool.query(`
    create function storage.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create constraint trigger refused after insert on storage.objects deferrable initially deferred
      for each row execute function storage.refuse()`);
  const { error } = await client.storage
    .from('creations')
    .upload(`${userId}/lost.png`, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  await pool.query('drop trigger refused on storage.objects; drop function storage.refuse()');
  expect(error).not.toBeNull();
  expect(await blobs()).toEqual(before);
});
