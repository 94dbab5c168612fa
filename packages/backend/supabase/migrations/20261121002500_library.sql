-- Bookmarks, albums and characters.
create table public.bookmarks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  creation_id uuid references public.user_creations (id) on delete cascade,
  model_id text references public.models (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(creation_id, model_id) = 1),
  unique (user_id, creation_id),
  unique (user_id, model_id)
);
create index bookmarks_newest on public.bookmarks (user_id, created_at desc);
create index bookmarks_of_creation on public.bookmarks (creation_id);

revoke all on public.bookmarks from anon, authenticated;
grant select, delete on public.bookmarks to authenticated;
alter table public.bookmarks enable row level security;
create policy "own can be read" on public.bookmarks for select to authenticated using (user_id = (select auth.uid()));
create policy "own can be deleted" on public.bookmarks for delete to authenticated using (user_id = (select auth.uid()));

create function public.add_bookmark(creation uuid default null, model text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  made uuid;
begin
  if num_nonnulls(creation, model) <> 1 then
    raise sqlstate 'PT400' using message = 'A bookmark is of one creation or of one model.';
  end if;
  if creation is not null and not exists (
    select from public.user_creations as own where own.id = creation and own.user_id = me and own.deleted_at is null
  ) then
    raise sqlstate 'PT404' using message = 'This creation is no longer there.';
  end if;
  if model is not null and not exists (select from public.models as offered where offered.id = model and offered.is_active) then
    raise sqlstate 'PT404' using message = 'This model is not offered any more.';
  end if;
  insert into public.bookmarks (user_id, creation_id, model_id) values (me, creation, model)
  on conflict do nothing returning id into made;
  return coalesce(made, (
    select kept.id from public.bookmarks as kept
    where kept.user_id = me and (kept.creation_id = creation or kept.model_id = model)
  ));
end $$;

-- Albums are read and changed by the functions below alone; a public one also by whoever has its link.
create table public.albums (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  cover_id uuid references public.user_creations (id) on delete set null,
  -- Whoever knows it can read the album; it is there as long as the album is public.
  share_token text unique check (length(share_token) >= 32),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index albums_newest on public.albums (user_id, updated_at desc);

create table public.album_creations (
  user_id uuid not null references auth.users (id) on delete cascade,
  album_id uuid not null references public.albums (id) on delete cascade,
  creation_id uuid not null references public.user_creations (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (album_id, creation_id)
);
create index album_creations_of_creation on public.album_creations (creation_id);

create table public.album_reports (
  id uuid primary key default gen_random_uuid(),
  album_id uuid not null references public.albums (id) on delete cascade,
  reason text not null check (reason in ('illegal', 'sexual', 'violence', 'rights', 'spam', 'other')),
  message text not null default '' check (length(message) <= 2000),
  created_at timestamptz not null default now(),
  handled_at timestamptz
);

revoke all on public.albums, public.album_creations, public.album_reports from anon, authenticated;
alter table public.albums enable row level security;
alter table public.album_creations enable row level security;
alter table public.album_reports enable row level security;

create function private.own_album(p_id uuid) returns public.albums
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
begin
  select * into album from public.albums where id = p_id and user_id = (select auth.uid()) for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This album is no longer there.';
  end if;
  return album;
end $$;

-- The creations of an album that are still there, last added first.
create function private.shown_in(p_album uuid) returns table (creation public.user_creations, added_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select creation, item.added_at
  from public.album_creations as item join public.user_creations as creation on creation.id = item.creation_id
  where item.album_id = p_album and creation.deleted_at is null
$$;

create function private.album_size(p_album uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.shown_in(p_album)
$$;

create function public.my_albums() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', album.id,
    'title', album.title,
    'description', album.description,
    'coverImage', coalesce(
      (select coalesce((shown.creation).thumbnail_url, (shown.creation).file_url) from private.shown_in(album.id) as shown
        where (shown.creation).id = album.cover_id),
      (select coalesce((shown.creation).thumbnail_url, (shown.creation).file_url) from private.shown_in(album.id) as shown
        where (shown.creation).status = 'completed' order by shown.added_at desc limit 1)),
    'itemCount', private.album_size(album.id),
    'isPublic', album.share_token is not null,
    'shareToken', album.share_token,
    'createdAt', to_char(album.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'updatedAt', to_char(album.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  ) order by album.updated_at desc, album.id), '[]')
  from public.albums as album where album.user_id = (select auth.uid())
$$;

create function public.save_album(id uuid default null, title text default null, description text default '') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  saved uuid;
begin
  if title is null or length(btrim(title)) not between 1 and 120 then
    raise sqlstate 'PT400' using message = 'Give the album a title of up to 120 characters.';
  end if;
  if length(description) > 2000 then
    raise sqlstate 'PT400' using message = 'A description can have up to 2000 characters.';
  end if;
  if id is not null then
    perform private.own_album(save_album.id);
    update public.albums as album
    set title = btrim(save_album.title), description = coalesce(save_album.description, ''), updated_at = now()
    where album.id = save_album.id;
    return id;
  end if;
  if (select count(*) from public.albums as album where album.user_id = me) >= 200 then
    raise sqlstate 'PT400' using message = 'You have 200 albums, which is the most. Delete one to make another.';
  end if;
  insert into public.albums (user_id, title, description) values (me, btrim(title), coalesce(description, ''))
  returning albums.id into saved;
  return saved;
end $$;

create function public.delete_album(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_album(delete_album.id);
  delete from public.albums as album where album.id = delete_album.id;
  return true;
end $$;

-- Each time it becomes public it gets a new link, so that one that was taken back stays dead.
create function public.set_album_public(id uuid, is_public boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums := private.own_album(set_album_public.id);
  token text := case
    when is_public then coalesce(album.share_token, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
  end;
begin
  update public.albums set share_token = token, updated_at = now() where albums.id = album.id;
  return jsonb_build_object('isPublic', token is not null, 'shareToken', token);
end $$;

create function public.add_to_album(id uuid, creations uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums := private.own_album(add_to_album.id);
begin
  if cardinality(creations) > 1000 or (
    select count(*) from public.album_creations as item where item.album_id = album.id
  ) + coalesce(cardinality(creations), 0) > 5000 then
    raise sqlstate 'PT400' using message = 'An album holds up to 5000 creations, and takes up to 1000 at once.';
  end if;
  insert into public.album_creations (user_id, album_id, creation_id)
  select album.user_id, album.id, creation.id from public.user_creations as creation
  where creation.id = any(creations) and creation.user_id = album.user_id and creation.deleted_at is null
  on conflict do nothing;
  update public.albums set updated_at = now() where albums.id = album.id;
  return private.album_size(album.id);
end $$;

create function public.remove_from_album(id uuid, creations uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums := private.own_album(remove_from_album.id);
begin
  delete from public.album_creations as item where item.album_id = album.id and item.creation_id = any(creations);
  update public.albums set updated_at = now(),
    cover_id = case when cover_id = any(creations) then null else cover_id end
  where albums.id = album.id;
  return private.album_size(album.id);
end $$;

create function public.set_album_cover(id uuid, creation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums := private.own_album(set_album_cover.id);
begin
  if not exists (
    select from public.album_creations as item
    where item.album_id = album.id and item.creation_id = set_album_cover.creation
  ) then
    raise sqlstate 'PT404' using message = 'This creation is not in the album.';
  end if;
  update public.albums set cover_id = set_album_cover.creation, updated_at = now() where albums.id = album.id;
  return true;
end $$;

create function public.album_creations(id uuid, after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  items jsonb;
  size integer;
  last_key text;
begin
  if not exists (
    select from public.albums as album where album.id = album_creations.id and album.user_id = (select auth.uid())
  ) then
    raise sqlstate 'PT404' using message = 'This album is no longer there.';
  end if;
  with page as (
    select (shown.creation).*, shown.added_at from private.shown_in(album_creations.id) as shown
    where after is null or (shown.added_at, (shown.creation).id)
      < (split_part(after, ' ', 1)::timestamptz, split_part(after, ' ', 2)::uuid)
    order by shown.added_at desc, (shown.creation).id desc limit 60
  )
  select coalesce(jsonb_agg(to_jsonb(page) - 'search_text' - 'added_at' order by page.added_at desc, page.id desc), '[]'),
    count(*)::integer,
    (array_agg(private.page_key(page.added_at, page.id) order by page.added_at, page.id))[1]
  into items, size, last_key from page;
  return jsonb_build_object('items', items, 'total', private.album_size(album_creations.id),
    'next', case when size = 60 then last_key end);
exception when invalid_datetime_format or invalid_text_representation or datetime_field_overflow then
  raise sqlstate 'PT400' using message = 'This page of the album does not exist. Open the album again.';
end $$;

-- What whoever has the link may see: finished creations and their titles. Prompts stay with their owner.
create function public.shared_album(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', album.id,
    'title', album.title,
    'description', album.description,
    'createdAt', to_char(album.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'updatedAt', to_char(album.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', (shown.creation).id, 'type', (shown.creation).type, 'title', (shown.creation).title,
        'made_by', (shown.creation).made_by, 'model_used', (shown.creation).model_used,
        'width', (shown.creation).width, 'height', (shown.creation).height, 'seconds', (shown.creation).seconds,
        'created_at', (shown.creation).created_at, 'file', (shown.creation).file_url, 'thumbnail', (shown.creation).thumbnail_url
      ) order by shown.added_at desc, (shown.creation).id desc)
      from (
        select * from private.shown_in(album.id) as each
        where (each.creation).status = 'completed' order by each.added_at desc limit 500
      ) as shown), '[]'))
  from public.albums as album where album.share_token = p_token
$$;

create function public.report_album(p_token text, p_reason text, p_message text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.album_reports (album_id, reason, message)
  select album.id, p_reason, p_message from public.albums as album where album.share_token = p_token returning id into made;
  if made is null then
    raise sqlstate 'PT404' using message = 'This link leads to no album any more.';
  end if;
  return made;
end $$;

-- A named somebody with one to four pictures (D3).
create table public.characters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  description text not null default '' check (length(description) <= 2000),
  images text[] not null check (cardinality(images) between 1 and 4 and array_position(images, null) is null),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index characters_newest on public.characters (user_id, updated_at desc);

revoke all on public.characters from anon, authenticated;
grant select, delete on public.characters to authenticated;
grant insert (name, description, images), update (name, description, images) on public.characters to authenticated;
alter table public.characters enable row level security;
create policy "own can be read" on public.characters for select to authenticated using (user_id = (select auth.uid()));
create policy "own can be made" on public.characters for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own can be changed" on public.characters for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "own can be deleted" on public.characters for delete to authenticated using (user_id = (select auth.uid()));

create function private.check_character() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from unnest(new.images) as place
    where not starts_with(place, new.user_id || '/') or not exists (
      select from storage.objects as file
      where file.bucket_id = 'creations' and file.name = place and file.metadata ->> 'mimetype' like 'image/%')
  ) then
    raise sqlstate 'PT400' using message = 'Each picture of a character must be one that you uploaded. Choose the file again.';
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.characters where user_id = new.user_id) >= 100 then
    raise sqlstate 'PT400' using message = 'You have 100 characters, which is the most. Delete one to make another.';
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger check_character before insert or update on public.characters
  for each row execute function private.check_character();

create or replace view private.used_places as
  select creation.user_id, place from public.user_creations as creation, private.places_of(creation) as place
union all
  select job.user_id, private.places_in(job.user_id, job.request) from public.generation_jobs as job where job.ended_at is null
union all
  select person.user_id, unnest(person.images) from public.characters as person
union all
  select trained.user_id, trained.image_url from public.trained_models as trained where trained.image_url is not null;

revoke all on function public.add_bookmark(uuid, text), private.own_album(uuid), private.shown_in(uuid),
  private.album_size(uuid), public.my_albums(), public.save_album(uuid, text, text), public.delete_album(uuid),
  public.set_album_public(uuid, boolean), public.add_to_album(uuid, uuid[]), public.remove_from_album(uuid, uuid[]),
  public.set_album_cover(uuid, uuid), public.album_creations(uuid, text), public.shared_album(text),
  public.report_album(text, text, text), private.check_character() from public, anon, authenticated;
grant execute on function public.add_bookmark(uuid, text), public.my_albums(), public.save_album(uuid, text, text),
  public.delete_album(uuid), public.set_album_public(uuid, boolean), public.add_to_album(uuid, uuid[]),
  public.remove_from_album(uuid, uuid[]), public.set_album_cover(uuid, uuid), public.album_creations(uuid, text)
to authenticated;
grant execute on function public.shared_album(text), public.report_album(text, text, text) to service_role;
