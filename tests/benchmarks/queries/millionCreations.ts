import type pg from 'pg';

export const people = 10_000;
export const creations = Number(process.env['BENCH_CREATIONS'] ?? 1_000_000);
/** Of the one person that everything is asked for; the others share what is left. */
export const ofOnePerson = 10_000;

const things = [
  'harbour',
  'lantern',
  'meadow',
  'glacier',
  'orchard',
  'tram',
  'heron',
  'foundry',
  'dune',
  'quay',
];
const moods = ['at dusk', 'in first snow', 'under neon', 'before a storm', 'seen from above', 'in thick fog'];
const moves = ['the camera drifts', 'waves roll in', 'leaves turn', 'nothing moves', 'people walk by'];

const oneOf = (words: readonly string[], seed: string) =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])[1 + ${seed} % ${words.length}]`;

/** A product that has been used for two years: every table that grows with its people is filled as they fill it. */
export async function fillMillion(sql: pg.Client, mara: string): Promise<void> {
  // Neither keys nor triggers: what is written here keeps to them by itself.
  await sql.query(`set session_replication_role = replica; set synchronous_commit = off`);
  await sql.query(
    `insert into auth.users (id, email, aud, role)
     select md5('person ' || n)::uuid, 'person-' || n || '@example.org', 'authenticated', 'authenticated'
     from generate_series(1, ${people - 1}) as n`,
  );
  await sql.query(
    `insert into public.credit_accounts (user_id, balance, started_at)
     select id, 100000, now() - interval '2 years' from auth.users on conflict (user_id) do update set balance = 100000`,
  );
  // Each has been here from the first day, and makes as many as everybody else; files are named, and there are none.
  await sql.query(
    `insert into public.user_creations (id, user_id, type, prompt, status, model_used, made_by, file_url, is_liked,
       task_id, created_at, deleted_at)
     select md5('creation ' || n)::uuid,
       owner,
       case when n % 3 = 0 then 'video' else 'image' end,
       'A ' || ${oneOf(things, '(n / 7)')} || ' ' || ${oneOf(moods, '(n / 3)')} || ', ' || ${oneOf(moves, 'n')}
         || ', number ' || n,
       'completed', case when n % 3 = 0 then 'wan-i2v' else 'flux' end, 'Local engine',
       owner || '/' || md5('creation ' || n)::uuid, n % 20 = 0, md5('task ' || n)::uuid,
       now() - n % 730 * interval '1 day' - n * interval '1 millisecond',
       case when n % 50 = 49 then now() - n % 29 * interval '1 day' end
     from (
       select n, case when n <= ${ofOnePerson} then $1::uuid
         else md5('person ' || (1 + n % ${people - 1}))::uuid end as owner
       from generate_series(1, ${creations}) as n
     ) as made`,
    [mara],
  );
  await sql.query(
    `insert into storage.objects (bucket_id, name, owner_id, version, metadata)
     select 'creations', user_id || '/' || id, user_id, id, '{"size": 5000, "mimetype": "video/mp4"}'
     from public.user_creations where user_id <> $1`,
    [mara],
  );
  await sql.query(
    `insert into public.credit_holds (id, user_id, price, amount, captured, state, created_at, settled_at)
     select md5('hold ' || id)::uuid, user_id, 5, 5, 5, 'captured', created_at, created_at
     from public.user_creations`,
  );
  await sql.query(
    `insert into public.generation_jobs (id, user_id, creation_id, hold_id, idempotency_key, request_hash, tool, model,
       request, engine, status, created_at, ended_at)
     select task_id, user_id, id, md5('hold ' || id)::uuid, id::text, 'none',
       case type when 'video' then 'wan-i2v' else 'create-image' end, model_used, '{}', 'local', 'completed',
       created_at, created_at
     from public.user_creations`,
  );
  await sql.query(
    `insert into public.credit_entries (user_id, kind, balance_delta, held_delta, balance_after, held_after, hold_id,
       creation_id, idempotency_key, created_at)
     select user_id, kind, 0, 0, 100000, 0, md5('hold ' || id)::uuid, id, kind || ':' || id, created_at
     from public.user_creations, unnest(array['hold', 'capture']) as kind`,
  );
  await sql.query(
    `insert into public.prompt_history (user_id, tool, prompt, last_used_at)
     select user_id, 'create-image', prompt, created_at from (
       select *, row_number() over (partition by user_id order by created_at desc) as nth from public.user_creations
     ) as newest where nth <= 500`,
  );
  await sql.query(
    `insert into public.albums (id, user_id, title, updated_at)
     select md5('album ' || user_id || n)::uuid, user_id, 'Album ' || n, now() - n * interval '1 day'
     from public.credit_accounts, generate_series(1, 20) as n`,
  );
  await sql.query(
    `insert into public.album_creations (user_id, album_id, creation_id)
     select user_id, md5('album ' || user_id || 1 + nth % 20)::uuid, id from (
       select id, user_id, row_number() over (partition by user_id order by created_at desc) as nth
       from public.user_creations where deleted_at is null
     ) as newest where nth <= 400`,
  );
  await sql.query(
    `insert into public.bookmarks (user_id, creation_id)
     select user_id, id from public.user_creations where is_liked and deleted_at is null`,
  );
  await sql.query('set session_replication_role = origin');
  await sql.query('vacuum analyze');
}
