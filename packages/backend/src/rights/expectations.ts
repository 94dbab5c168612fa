/** What a person may do with a table through the API. Whatever is not said here is refused; the service role may all. */
export interface TableRights {
  /** The rows that a signed-in person reads. */
  readonly reads: 'all' | 'own' | 'none';
  /** Whether visitors read it too. */
  readonly isOpen?: boolean;
  readonly inserts?: readonly string[];
  readonly updates?: readonly string[];
  readonly deletes?: boolean;
  /** Makes a row of the person `$1`; null where rows are there from the start and nobody's. */
  readonly row: string | null;
}

const catalogue = { reads: 'all', isOpen: true, row: null } as const;
const ownToRead = { reads: 'own' } as const;
const closed = { reads: 'none' } as const;

/** Every table of the public schema, in an order in which rows can be made. A table without a line fails the tests. */
export const tables: Readonly<Record<string, TableRights>> = {
  subscription_plans: catalogue,
  credit_packs: catalogue,
  models: catalogue,
  payments: {
    ...ownToRead,
    row: `insert into public.payments (user_id, provider, reference, kind, item, item_name, cents, currency)
      values ($1, 'local', $1::text, 'pack', 'creator', 'Creator', 1500, 'usd')`,
  },
  user_subscriptions: {
    ...ownToRead,
    row: `insert into public.user_subscriptions (user_id, plan_id, status, billing_cycle, started_at, current_period_end)
      values ($1, 'free', 'active', 'monthly', now(), now() + interval '1 month')`,
  },
  feedback: {
    ...closed,
    row: `select public.keep_feedback($1, 'Ann', 'ann@example.com', 'bug', 'Slider', 'It sticks.', null, null)`,
  },
  credit_accounts: { ...ownToRead, row: `select public.credit_grant($1, 100, 'grant', 'gift')` },
  user_creations: {
    ...ownToRead,
    updates: ['is_liked', 'title'],
    deletes: true,
    row: `select public.start_job($1, 'key', 'hash', gen_random_uuid(), gen_random_uuid(), 'video', 'wan-i2v', 'wan-i2v',
      'Local engine, no AI', 'Waves', '{}', '{"values": {}, "files": {}}', 'local', 200, 9, 'video')`,
  },
  // Made by the line above.
  allowance_lots: { ...ownToRead, row: null },
  credit_holds: { ...closed, row: null },
  credit_entries: { ...ownToRead, row: null },
  generation_jobs: { ...closed, row: null },
  prompt_history: { ...ownToRead, deletes: true, row: null },
  trained_models: {
    ...ownToRead,
    deletes: true,
    row: `insert into public.trained_models (user_id, name, base_model, status) values ($1, 'Mine', 'sdxl', 'training')`,
  },
  bookmarks: {
    ...ownToRead,
    deletes: true,
    row: `insert into public.bookmarks (user_id, model_id) values ($1, 'sdxl')`,
  },
  albums: {
    ...closed,
    row: `insert into public.albums (user_id, title, share_token) values ($1, 'Sea', $1::text)`,
  },
  album_creations: {
    ...closed,
    row: `insert into public.album_creations (user_id, album_id, creation_id)
      select user_id, album.id, creation.id from public.albums as album join public.user_creations as creation using (user_id)
      where user_id = $1`,
  },
  album_reports: {
    ...closed,
    row: `insert into public.album_reports (album_id, reason) select id, 'spam' from public.albums where user_id = $1`,
  },
  characters: {
    ...ownToRead,
    inserts: ['description', 'images', 'name'],
    updates: ['description', 'images', 'name'],
    deletes: true,
    row: `with file as (
        insert into storage.objects (bucket_id, name, metadata)
        values ('creations', $1 || '/ada.jpg', '{"mimetype": "image/jpeg"}') returning name
      ) select 1 from file;
      insert into public.characters (user_id, name, images) values ($1, 'Ada', array[$1 || '/ada.jpg'])`,
  },
};

/** Functions that are not for the service role alone, and for whom they are. */
export const callable: Readonly<Record<string, readonly ('anon' | 'authenticated')[]>> = {
  add_bookmark: ['authenticated'],
  add_to_album: ['authenticated'],
  album_creations: ['authenticated'],
  albums_holding: ['authenticated'],
  credit_history: ['authenticated'],
  delete_album: ['authenticated'],
  end_session: ['authenticated'],
  job_state: ['authenticated'],
  my_albums: ['authenticated'],
  my_sessions: ['authenticated'],
  put_away_job: ['authenticated'],
  recent_jobs: ['authenticated'],
  remove_from_album: ['authenticated'],
  restore_creation: ['authenticated'],
  running_jobs: ['authenticated'],
  save_album: ['authenticated'],
  set_album_cover: ['authenticated'],
  set_album_public: ['authenticated'],
  trashed_creations: ['authenticated'],
  upload_room: ['authenticated'],
};
