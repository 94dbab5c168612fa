-- The trash (D35): listed, restored (above), deleted for good, and swept after 30 days. Files are removed by the
-- server, since only the storage API may: the database says which, and whatever is missed counts as unused later.

-- What operators may change without a release.
create table private.limits (
  name text primary key,
  amount bigint not null check (amount >= 0),
  what text not null
);
insert into private.limits (name, amount, what) values
  ('trash_days', 30, 'Days a deleted creation can be restored'),
  ('unused_upload_hours', 48, 'Hours after which an upload that nothing uses is removed; drafts live for 24'),
  ('upload_bytes', 2000000000, 'Bytes of uploads that one person may keep'),
  ('upload_files', 1000, 'Files of uploads that one person may keep');

create function private.limit_of(p_name text) returns bigint
language sql stable security definer set search_path = '' as $$
  select amount from private.limits where name = p_name
$$;

-- Every place in the storage bucket that a value names, however deep.
create function private.places_in(p_owner uuid, p_value jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select found #>> '{}' from jsonb_path_query(p_value, 'strict $.** ? (@.type() == "string")') as found
  where starts_with(found #>> '{}', p_owner || '/')
$$;

create function private.places_of(p_creation public.user_creations) returns setof text
language sql stable security definer set search_path = '' as $$
  select place from unnest(array[(p_creation).file_url, (p_creation).thumbnail_url, (p_creation).download_url]) as place
  where place is not null
  union
  select private.places_in((p_creation).user_id, (p_creation).settings)
$$;

create function private.page_key(p_time timestamptz, p_id uuid) returns text
language sql immutable set search_path = '' as $$
  select to_char(p_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || p_id
$$;

-- What is in one's own trash, last deleted first, 60 at a time.
create function public.trashed_creations(after text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  items jsonb;
  size integer;
  last_key text;
  number integer;
begin
  select count(*)::integer into number from public.user_creations where user_id = me and deleted_at is not null;
  with page as (
    select * from public.user_creations as creation
    where creation.user_id = me and creation.deleted_at is not null
      and (after is null or (creation.deleted_at, creation.id)
        < (split_part(after, ' ', 1)::timestamptz, split_part(after, ' ', 2)::uuid))
    order by creation.deleted_at desc, creation.id desc limit 60
  )
  select coalesce(jsonb_agg(to_jsonb(page) - 'search_text'
      || jsonb_build_object('purge_at', page.deleted_at + make_interval(days => private.limit_of('trash_days')::integer))
      order by page.deleted_at desc, page.id desc), '[]'),
    count(*)::integer,
    (array_agg(private.page_key(page.deleted_at, page.id) order by page.deleted_at, page.id))[1]
  into items, size, last_key from page;
  return jsonb_build_object('items', items, 'total', number, 'next', case when size = 60 then last_key end);
exception when invalid_datetime_format or invalid_text_representation or datetime_field_overflow then
  raise sqlstate 'PT400' using message = 'This page of the trash does not exist. Open the trash again.';
end $$;

-- Places of theirs that something still stands on: a creation, a character, a trained model, an open request.
create view private.used_places as
  select creation.user_id, place from public.user_creations as creation, private.places_of(creation) as place
union all
  select job.user_id, private.places_in(job.user_id, job.request) from public.generation_jobs as job where job.ended_at is null;

-- Deletes for good what is in the trash. Answers what must go from storage and what engines are to stop.
create function private.purge(p_user uuid, p_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  places text[];
  stopped jsonb := '[]';
  live uuid;
  gone integer;
begin
  perform private.lock_account(p_user);
  for live in
    select id from public.generation_jobs where user_id = p_user and creation_id = any(p_ids) and ended_at is null
  loop
    stopped := stopped || public.cancel_job(p_user, live);
  end loop;
  select array_agg(distinct place) into places
  from public.user_creations as creation, private.places_of(creation) as place
  where creation.user_id = p_user and creation.id = any(p_ids) and creation.deleted_at is not null;
  delete from public.user_creations where user_id = p_user and id = any(p_ids) and deleted_at is not null;
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', gone, 'stopped', stopped, 'places', coalesce((
    select jsonb_agg(freed.name) from unnest(places) as freed (name)
    where not exists (select from private.used_places as used where used.user_id = p_user and used.place = freed.name)
  ), '[]'));
end $$;

-- `p_ids` null empties the trash.
create function public.delete_forever(p_user uuid, p_ids uuid[] default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.purge(p_user, coalesce(p_ids, array(
    select id from public.user_creations where user_id = p_user and deleted_at is not null order by deleted_at limit 1000
  )));
end $$;

-- What has been in the trash for too long, a batch at a time. Answers an empty list when all is done.
create function public.sweep_trash(p_most integer default 200) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  purged jsonb;
  places jsonb := '[]';
  stopped jsonb := '[]';
  number integer := 0;
begin
  for one in
    select due.user_id, array_agg(due.id) as ids from (
      select user_id, id from public.user_creations
      where deleted_at < now() - make_interval(days => private.limit_of('trash_days')::integer)
      order by deleted_at limit p_most
    ) as due group by due.user_id order by due.user_id
  loop
    purged := private.purge(one.user_id, one.ids);
    places := places || (purged -> 'places');
    stopped := stopped || (purged -> 'stopped');
    number := number + (purged ->> 'deleted')::integer;
  end loop;
  return jsonb_build_object('deleted', number, 'places', places, 'stopped', stopped);
end $$;

-- Files that nothing stands on any more: uploads of drafts that were never sent, and what a crash left behind.
create function public.unused_files(p_most integer default 500) returns jsonb
language sql security definer set search_path = '' as $$
  with used as materialized (select distinct place from private.used_places)
  select coalesce(jsonb_agg(found.name), '[]') from (
    select file.name from storage.objects as file
    where file.bucket_id = 'creations'
      and file.created_at < now() - make_interval(hours => private.limit_of('unused_upload_hours')::integer)
      and not exists (select from used where used.place = file.name)
    order by file.created_at limit p_most
  ) as found
$$;

-- Counters of calls are looked at within their window and never again.
create function public.sweep_counters() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from private.rate_limits where window_start < now() - interval '2 days';
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function private.limit_of(text), private.places_in(uuid, jsonb), private.places_of(public.user_creations),
  private.page_key(timestamptz, uuid), private.purge(uuid, uuid[]), public.trashed_creations(text),
  public.delete_forever(uuid, uuid[]), public.sweep_trash(integer), public.unused_files(integer),
  public.sweep_counters() from public, anon, authenticated;
grant execute on function public.trashed_creations(text) to authenticated;
grant execute on function public.delete_forever(uuid, uuid[]), public.sweep_trash(integer), public.unused_files(integer),
  public.sweep_counters() to service_role;
