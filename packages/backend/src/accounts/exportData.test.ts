import { unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { functionWorld } from '../functions/testing/functionWorld.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { ExportLimits } from './exportData.ts';

const world = sharedWorld(functionWorld);
const piece = 65_536;

afterEach(() => vi.useRealTimers());

/** Files that are made while they are read, and count what was made of them. */
function streamedFiles(sizes: Readonly<Record<string, number>>) {
  const seen = { made: 0, open: 0, cancelled: 0 };
  const files: FileStore = {
    ...world.files,
    read: () => Promise.reject(new Error('Nothing may be read whole.')),
    stream: (place) => {
      const size = sizes[place.split('/')[1]!] ?? 0;
      let left = size;
      seen.open += 1;
      return Promise.resolve(
        new ReadableStream<Uint8Array>(
          {
            pull(controller) {
              const next = Math.min(piece, left);
              left -= next;
              seen.made += next;
              if (next > 0) return controller.enqueue(new Uint8Array(next).fill(size % 251));
              seen.open -= 1;
              controller.close();
            },
            cancel() {
              seen.open -= 1;
              seen.cancelled += 1;
            },
          },
          { highWaterMark: 0 },
        ),
      );
    },
    addresses: (places) => Promise.resolve(places.map((place) => `https://files.example.org/${place}?t=1`)),
  };
  return { files, seen };
}

const roomy: ExportLimits = { atOnce: 9, idleSeconds: 60, mostBytes: null };

async function ownerOf(sizes: Readonly<Record<string, number>>) {
  const user = await world.newUser();
  for (const [name, size] of Object.entries(sizes))
    await world.sql(
      `insert into storage.objects (bucket_id, name, metadata)
       values ('creations', $1, jsonb_build_object('mimetype', 'video/mp4', 'size', $2::bigint))`,
      [`${user}/${name}`, size],
    );
  return user;
}

const ticketOf = async (user: string) => {
  const { body } = await world.call('export-data', { user });
  return new URL(body['url'] as string, 'http://localhost').search;
};

const { functions } = await import('../functions/index.ts');
const download = (search: string, files: FileStore, exports: ExportLimits, log?: (line: string) => void) =>
  functions['download-export']!(
    new Request(`http://localhost/functions/v1/download-export${search}`),
    world.context({ files, exports, ...(log && { log }) }),
  );
const running = async () => (await world.sql('select id from private.running_exports')).length;

it('an export never holds more than the piece that is on its way: a file larger than all memory for files, and forty clips', async () => {
  const large = 300_000_000;
  const sizes = {
    'a-large.mp4': large,
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_none, index) => [`clip-${index}.mp4`, 300_000 + index]),
    ),
  };
  const { files, seen } = streamedFiles(sizes);
  const answer = await download(await ticketOf(await ownerOf(sizes)), files, roomy);
  let read = 0;
  let ahead = 0;
  let tail: Uint8Array = new Uint8Array();
  for await (const bytes of answer.body!) {
    read += bytes.byteLength;
    ahead = Math.max(ahead, seen.made - read);
    tail = Buffer.concat([tail.subarray(-8_000), bytes.subarray(-8_000)]);
  }
  expect(read).toBeGreaterThan(large + 40 * 300_000);
  expect(ahead).toBeLessThan(4 * piece);
  expect(seen).toMatchObject({ open: 0, cancelled: 0 });
  // The list at the zip's end names every file.
  const names = new TextDecoder('latin1').decode(tail);
  for (const name of Object.keys(sizes).slice(1)) expect(names).toContain(name);
  expect(await running()).toBe(0);
}, 60_000);

it('an export lists what has no room with signed addresses, in the manifest and on a page', async () => {
  const sizes = { 'a.mp4': 900, 'b.mp4': 2_000, 'c & d.mp4': 5_000_000, 'e.mp4': 50 };
  const { files } = streamedFiles(sizes);
  const user = await ownerOf(sizes);
  const answer = await download(await ticketOf(user), files, { ...roomy, mostBytes: 1_000 });
  const zip = unzipSync(await answer.bytes());
  expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toEqual([
    'files/a.mp4',
    'files/e.mp4',
  ]);
  const manifest = JSON.parse(new TextDecoder().decode(zip['manifest.json'])) as Record<string, unknown>;
  expect(manifest['otherFiles']).toMatchObject([
    { name: 'b.mp4', bytes: 2_000, address: `https://files.example.org/${user}/b.mp4?t=1` },
    { name: 'c & d.mp4', bytes: 5_000_000, type: 'video/mp4' },
  ]);
  expect(manifest['otherFilesUntil']).toBe('2026-11-28T12:00:00.000Z');
  const page = new TextDecoder().decode(zip['other-files.html']);
  expect(page).toContain('November 28, 2026');
  expect(page).toContain(`<a href="https://files.example.org/${user}/b.mp4?t=1">b.mp4</a>, 2 kB`);
  expect(page).toContain('c &amp; d.mp4</a>, 5 MB');
});

it('an export makes others wait where enough are sent already, says how long, and leaves them their link', async () => {
  const sizes = { 'a.mp4': 500_000 };
  const limits = { ...roomy, atOnce: 2 };
  const { files, seen } = streamedFiles(sizes);
  const people = await Promise.all([ownerOf(sizes), ownerOf(sizes), ownerOf(sizes)]);
  const [first, second, third] = await Promise.all(people.map(ticketOf));
  const again = await ticketOf(people[0]!);
  const one = await download(first!, files, limits);
  const refusal = async (search: string) => {
    const { status, headers } = await download(search, files, limits);
    return [status, Number(headers.get('retry-after')) > 0];
  };
  // One of each person.
  expect(await refusal(again)).toEqual([429, true]);
  const two = await download(second!, files, limits);
  expect(await refusal(third!)).toEqual([429, true]);
  await one.body!.cancel();
  const three = await download(third!, files, limits);
  expect(three.status).toBe(200);
  await Promise.all([two.bytes(), three.bytes()]);
  expect([seen.open, await running()]).toEqual([0, 0]);
  // What a killed server left counts for so long only.
  const last = await download(again, files, limits);
  await world.sql(`update private.running_exports set lease_until = now() - interval '1 second'`);
  expect((await download(await ticketOf(people[0]!), files, limits)).status).toBe(200);
  await last.body!.cancel();
  await world.sql('delete from private.running_exports');
});

/** Reads up to the middle of a file. */
async function begun() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sizes = { 'a.mp4': 50_000_000 };
  const { files, seen } = streamedFiles(sizes);
  const answer = await download(await ticketOf(await ownerOf(sizes)), files, roomy);
  const reader = answer.body!.getReader();
  while (seen.made < 1_000_000) await reader.read();
  expect([seen.open, await running()]).toEqual([1, 1]);
  return { reader, seen };
}

it('an export ends when its reader leaves in the middle of a file, and lets go of that file', async () => {
  const { reader, seen } = await begun();
  await reader.cancel();
  expect([seen.open, seen.cancelled, await running()]).toEqual([0, 1, 0]);
});

it('an export ends when its reader stands still in the middle of a file, and lets go of that file', async () => {
  const { reader, seen } = await begun();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await running()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(reader.read()).rejects.toThrow('Nothing was read for 60 s.');
  vi.useRealTimers();
  await expect.poll(running).toBe(0);
  expect([seen.open, seen.cancelled]).toEqual([0, 1]);
});

it('an export ends when a file stops coming, and does not stay as running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sizes = { 'a.mp4': 10 };
  const seen = { asked: 0, cancelled: 0 };
  const silent = { ...streamedFiles(sizes).files };
  silent.stream = () =>
    Promise.resolve(
      new ReadableStream(
        {
          pull: () => {
            seen.asked += 1;
            return new Promise(() => {});
          },
          cancel: () => void (seen.cancelled += 1),
        },
        { highWaterMark: 0 },
      ),
    );
  const answer = await download(await ticketOf(await ownerOf(sizes)), silent, roomy);
  const outcome = answer.bytes().catch((problem: unknown) => String(problem));
  while (seen.asked === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await outcome).toContain('Nothing was read for 60 s.');
  vi.useRealTimers();
  await expect.poll(running).toBe(0);
  expect(seen.cancelled).toBe(1);
});

it('an export stays noted as running for as long as it is read', async () => {
  const sizes = { 'a.mp4': 400_000 };
  const { files } = streamedFiles(sizes);
  let now = Date.parse('2026-11-21T12:00:00Z');
  const answer = await functions['download-export']!(
    new Request(`http://localhost/functions/v1/download-export${await ticketOf(await ownerOf(sizes))}`),
    world.context({ files, exports: roomy, clock: () => new Date((now += 31_000)) }),
  );
  const reader = answer.body!.getReader();
  await reader.read();
  await world.sql(`update private.running_exports set lease_until = now() + interval '1 second'`);
  for (let pieces = 0; pieces < 40; pieces++) await reader.read();
  const [left] = await world.sql<{ left: number }>(
    `select extract(epoch from lease_until - now())::integer as left from private.running_exports`,
  );
  expect(left!.left).toBeGreaterThan(100);
  await reader.cancel();
});

it('pages rows by their key: what goes meanwhile moves no other to another page', async () => {
  const user = await world.newUser();
  await world.sql(
    `insert into public.user_creations (user_id, type, prompt, status, model_used)
     select $1, 'video', 'Frame ' || n, 'completed', 'wan-i2v' from generate_series(1, 30) as n`,
    [user],
  );
  const page = (after: unknown) =>
    world.database.call<{ rows: { id: string }[]; last: unknown }>('export_rows', {
      p_user: user,
      p_table: 'user_creations',
      p_after: after,
      p_most: 10,
    });
  const first = await page(null);
  await world.sql('delete from public.user_creations where id = any($1)', [first.rows.map(({ id }) => id)]);
  const second = await page(first.last);
  const third = await page(second.last);
  const end = await page(third.last);
  const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(30);
  expect(end).toEqual({ rows: [], last: null });
  // A table whose key has two columns.
  const pair = () => ({ p_user: user, p_table: 'album_creations', p_most: 1 });
  const album = `with album as (insert into public.albums (user_id, title) values ($1, 'Sea') returning id)
     insert into public.album_creations (user_id, album_id, creation_id)
     select $1, album.id, creation.id from album, public.user_creations as creation where user_id = $1 and deleted_at is null`;
  await world.sql(album, [user]);
  let read = 0;
  for (let after: unknown = null; ; read += 1) {
    const { rows, last } = await world.database.call<{ rows: unknown[]; last: unknown }>('export_rows', {
      ...pair(),
      p_after: after,
    });
    if (rows.length === 0) break;
    after = last;
  }
  expect(read).toBe(20);
});
