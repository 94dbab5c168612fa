import { provenanceIn } from '@kinora/media';
import { expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';
import { memoryFiles } from '../jobs/testing/memoryFiles.ts';
import { seedDemo } from './demo.ts';

const world = sharedWorld(ledgerWorld);

const scale = { shorterSide: 60, rate: 4 };
const history = (user: string) =>
  world.as<Record<string, unknown>>(
    'authenticated',
    user,
    'select * from public.user_creations order by created_at desc',
  );

it('the demo account has three numbered clips that are there, play no one’s allowance, and say what made them', async () => {
  const user = await world.newUser();
  const files = memoryFiles();
  expect(await seedDemo(user, { database: world.database, files, log: () => undefined, scale })).toBe(3);
  const rows = await history(user);
  expect(rows.map((row) => [row['title'], row['frame_number'], row['status'], row['made_by']])).toEqual([
    ['Sailing home', 3, 'completed', 'Local engine, no AI'],
    ['City at night', 2, 'completed', 'Local engine, no AI'],
    ['First light', 1, 'completed', 'Local engine, no AI'],
  ]);
  for (const row of rows) {
    const clip = await files.read(row['file_url'] as string);
    expect(provenanceIn(clip!.bytes)).toMatchObject({ engine: 'Local engine, no AI', prompt: row['prompt'] });
    expect(await files.read(row['thumbnail_url'] as string)).toMatchObject({ type: 'image/jpeg' });
    expect(await files.read((row['settings'] as { image: string }).image)).not.toBeNull();
  }
  expect(await world.database.call('video_limits', { p_user: user })).toMatchObject({ credits_remaining: 3 });
});

it('the demo account gets nothing a second time, has finished what was interrupted, and leaves deleted what was deleted', async () => {
  const user = await world.newUser();
  const files = memoryFiles();
  const stop = new AbortController();
  const context = { database: world.database, files, scale, log: () => undefined };
  const interrupted = seedDemo(user, {
    ...context,
    signal: stop.signal,
    log: () => stop.abort(new Error('stopped')),
  });
  await expect(interrupted).rejects.toThrow('stopped');
  expect((await history(user)).map((row) => row['status'])).toEqual([
    'completed',
    'processing',
    'processing',
  ]);
  await world.as('authenticated', user, `delete from public.user_creations where title = 'First light'`);
  expect(await seedDemo(user, context)).toBe(1);
  expect(await seedDemo(user, context)).toBe(0);
  expect((await history(user)).map((row) => row['title'])).toEqual(['Sailing home', 'City at night']);
  // What was there already has taken no number.
  const [next] = await world.sql<{ frame_number: number }>(
    `insert into public.user_creations (user_id, type, status) values ($1, 'image', 'queued') returning frame_number`,
    [user],
  );
  expect(next!.frame_number).toBe(4);
});
