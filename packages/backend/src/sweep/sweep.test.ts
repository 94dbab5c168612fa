import { expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';
import { memoryFiles } from '../jobs/testing/memoryFiles.ts';
import { scriptedEngine } from '../jobs/testing/scriptedEngine.ts';
import type { FileStore } from '../files/fileStore.ts';
import { removeCutOff } from './removeCutOff.ts';
import { sweep } from './sweep.ts';
import { enginesOf } from '../engines/engines.ts';

const world = sharedWorld(ledgerWorld);

/** Files in storage's table as well as in the store, as a real server has them. */
async function keptFiles(user: string, names: readonly string[], hours = 72): Promise<FileStore> {
  const held = memoryFiles();
  for (const name of names) {
    await held.write(`${user}/${name}`, { bytes: Uint8Array.of(1), type: 'image/png' });
    await world.sql(
      `insert into storage.objects (bucket_id, name, metadata, created_at)
       values ('creations', $1, '{"mimetype": "image/png"}', now() - make_interval(hours => $2))`,
      [`${user}/${name}`, hours],
    );
  }
  return {
    ...held,
    remove: async (places) => {
      await held.remove(places);
      await world.sql('delete from storage.objects where name = any($1)', [places]);
    },
  };
}

const context = (files: FileStore) => ({
  database: world.database,
  files,
  engines: enginesOf([scriptedEngine()]),
  log: () => undefined,
});

it('a sweep removes rows and files that were in the trash for 30 days, and forgotten uploads, and leaves the rest (D35)', async () => {
  const user = await world.newUser();
  const files = await keptFiles(user, ['old.mp4', 'old-in.png', 'young.mp4', 'draft.png']);
  const creation = (name: string, days: number) =>
    world.sql(
      `insert into public.user_creations (user_id, type, status, file_url, settings, deleted_at)
       values ($1, 'video', 'completed', $2, $3, now() - make_interval(days => $4))`,
      [user, `${user}/${name}.mp4`, JSON.stringify({ image: `${user}/${name}-in.png` }), days],
    );
  await creation('old', 31);
  await creation('young', 3);
  await world.sql(
    `insert into private.rate_limits (bucket, window_start, hits) values ('x', now() - interval '3 days', 1)`,
  );
  expect(await sweep(context(files))).toEqual({ creations: 1, files: 3, counters: 1 });
  expect(await files.read(`${user}/young.mp4`)).not.toBeNull();
  for (const gone of ['old.mp4', 'old-in.png', 'draft.png'])
    expect(await files.read(`${user}/${gone}`), `with ${gone}`).toBeNull();
  expect(await sweep(context(files))).toEqual({ creations: 0, files: 0, counters: 0 });
});

it('a start takes what an order left that was cut off before its job, and nothing that anything stands on', async () => {
  const user = await world.newUser();
  const id = (number: number) => `0b0e7c1e-1111-4222-8333-44445555666${number}`;
  const lost = `${id(1)}.image.jpg`;
  const running = `${id(2)}.image.jpg`;
  const result = `${id(2)}.mp4`;
  const reused = `${id(3)}.image.jpg`;
  const own = `${id(4)}.image.jpg`;
  const trained = `${id(6)}.images-1.jpg`;
  const all = [lost, running, result, reused, own, trained, 'draft.png'];
  const files = await keptFiles(user, all, 0);
  // Sent in by the person, whatever it is called.
  await world.sql('update storage.objects set owner_id = $1 where name = $2', [user, `${user}/${own}`]);
  await world.sql(
    `insert into public.user_creations (id, user_id, type, status, settings) values
       ($1, $3, 'video', 'queued', '{}'), ($2, $3, 'video', 'completed', $4)`,
    [id(2), id(5), user, { image: `${user}/${reused}` }],
  );
  await world.sql(
    `insert into public.trained_models (id, user_id, name, base_model, status) values ($1, $2, 'Sea', 'sdxl', 'training')`,
    [id(6), user],
  );
  const logged: string[] = [];
  const cutOff = (before: Date) =>
    removeCutOff({ ...context(files), log: (line) => logged.push(line) }, before);
  // What came later may be an order that is under way.
  await cutOff(new Date(Date.now() - 3_600_000));
  expect(await files.read(`${user}/${lost}`)).not.toBeNull();
  await cutOff(new Date(Date.now() + 3_600_000));
  const kept: string[] = [];
  for (const name of all) if (await files.read(`${user}/${name}`)) kept.push(name);
  expect(kept).toEqual(all.filter((name) => name !== lost));
  expect(logged).toEqual([]);
});

it('a start goes on where such files can’t be removed', async () => {
  const logged: string[] = [];
  const files = { ...memoryFiles(), remove: () => Promise.reject(new Error('Storage is away.')) };
  await removeCutOff({ ...context(files), log: (line) => logged.push(line) }, new Date());
  expect(logged).toEqual([expect.stringContaining('Storage is away.')]);
});

it('a sweep goes through thousands in batches, and ends where files can’t be removed', async () => {
  const user = await world.newUser();
  await world.sql(
    `insert into public.user_creations (user_id, type, status, deleted_at)
     select $1, 'image', 'failed', now() - interval '40 days' from generate_series(1, 450)`,
    [user],
  );
  const files = await keptFiles(user, ['stuck.png']);
  const stuck = { ...files, remove: () => Promise.resolve() };
  expect(await sweep(context(stuck))).toEqual({ creations: 450, files: 1, counters: 0 });
});
