import { randomUUID } from 'node:crypto';
import { drawnPicture } from '@kinora/media/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asDataUrl, wanBody } from '../functions/testing/functionWorld.ts';
import {
  killableWorld,
  post,
  signIn,
  type KillableServer,
  type KillableWorld,
} from './testing/killableServer.ts';
import { blobsIn, strayFiles } from './testing/strayFiles.ts';

// Two whole servers, one after the other.
vi.setConfig({ testTimeout: 300_000 });

let world: KillableWorld;
let body: string;
let picture: Uint8Array;
beforeAll(async () => {
  world = await killableWorld({ KINORA_CLIP_SCALE: '0.1' });
  picture = await drawnPicture('seaAtDusk', { width: 96, height: 54 }, 1);
  body = JSON.stringify(wanBody(asDataUrl(picture), { duration: 2, credits_cost: 150 }));
});
afterAll(() => world.remove());

/** The first row that comes into this table from here on waits, until the server is killed. */
const heldUp = ({ sql }: KillableServer, table: string, rows = 'true') =>
  sql(`
    create or replace function private.hold_up() returns trigger language plpgsql as $$
    begin
      if pg_try_advisory_lock(tg_relid::bigint) then perform pg_sleep(600); end if;
      return new;
    end $$;
    create trigger hold_up before insert on ${table} for each row when (${rows}) execute function private.hold_up()`);
const eventually = (what: () => Promise<boolean>) => vi.waitUntil(what, { timeout: 30_000, interval: 20 });

test('a server that is killed between the pictures of an order and its job leaves nothing of it after the next start', async () => {
  const first = await world.start();
  const token = await signIn(first);
  const [{ id: user }] = (await first.sql<{ id: string }>(
    `select id from auth.users where email = 'demo@kinora.local'`,
  )) as [{ id: string }];
  // What somebody is just putting together is nothing left over.
  const draft = await fetch(`${first.origin}/storage/v1/object/creations/${user}/draft.jpg`, {
    method: 'POST',
    headers: { apikey: first.key, authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(picture),
  });
  expect(draft.status).toBe(200);
  const press = () =>
    post(first, { token, name: 'generate-video', body, idempotencyKey: randomUUID() }).catch(() => null);
  const files = () => first.sql('select from storage.objects');

  // Of the one not even the row of its picture is there; a rehearsal, which has no version, passes.
  await heldUp(first, 'storage.objects', `new.version <> ''`);
  const pressed = [press()];
  await eventually(async () => (await blobsIn(world.data)).length === 2);
  // Of the other all but the job.
  await heldUp(first, 'public.generation_jobs');
  pressed.push(press());
  await eventually(async () => (await files()).length === 2);
  expect(await strayFiles(first, world)).toEqual({
    withoutRow: [expect.any(String)],
    withoutCreation: [expect.stringMatching(/\.image\.jpg$/)],
  });
  await first.kill();
  await Promise.all(pressed);

  const next = await world.start();
  await eventually(async () => (await strayFiles(next, world)).withoutCreation.length === 0);
  expect(await strayFiles(next, world)).toEqual({ withoutRow: [], withoutCreation: [] });
  expect(await next.sql('select name from storage.objects')).toEqual([{ name: `${user}/draft.jpg` }]);
  expect(await blobsIn(world.data)).toHaveLength(1);
  expect(await next.sql('select from public.user_creations')).toEqual([]);
  expect(await next.sql('select * from private.ledger_drift')).toEqual([]);
});
