import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../embedded/prepareDatabase.ts';
import { openTestDatabase } from '../embedded/testing/openTestDatabase.ts';

const [ann, ben] = ['018f0000-0000-7000-8000-00000000000a', '018f0000-0000-7000-8000-00000000000b'];

it('a history from before frames had numbers is numbered by its days, the trash included, and goes on from there', async () => {
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const made = async (user: string, title: string, day: string, deleted: string | null = null) =>
      (
        await client.query(
          `insert into public.user_creations (user_id, type, status, title, created_at, deleted_at)
           values ($1, 'image', 'completed', $2, $3, $4) returning *`,
          [user, title, day, deleted],
        )
      ).rows[0];
    await client.query(`
      drop trigger number_frame on public.user_creations;
      drop function private.number_frame();
      drop table private.films;
      alter table public.user_creations drop column frame_number;
    `);
    for (const user of [ann, ben]) await client.query('insert into auth.users (id) values ($1)', [user]);
    await made(ann, 'third', '2026-11-03');
    await made(ann, 'first', '2026-11-01', '2026-11-04');
    await made(ben, 'of another', '2026-11-02');
    await made(ann, 'second', '2026-11-02');
    await client.query(
      await readFile(path.join(migrationsFolder, '20261129000100_frames_have_numbers.sql'), 'utf8'),
    );
    const { rows } = await client.query(
      'select title, frame_number from public.user_creations where user_id = $1 order by frame_number',
      [ann],
    );
    expect(rows.map((row) => row.title)).toEqual(['first', 'second', 'third']);
    expect(await made(ann, 'fourth', '2026-11-05')).toMatchObject({ frame_number: 4 });
    expect(await made(ben, 'his second', '2026-11-05')).toMatchObject({ frame_number: 2 });
  } finally {
    await client.end();
    await database.close();
  }
});
