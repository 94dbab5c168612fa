-- What a million creations showed (bench:queries): whole tables were read where one person's rows were meant.

-- Rows in the trash belong to their person too: what follows a deleted account, and what asks which files are used, found no index.
drop index public.user_creations_history;
create index user_creations_history on public.user_creations (user_id, created_at desc, id desc);
create index user_creations_own_trash on public.user_creations (user_id, deleted_at desc, id desc) where deleted_at is not null;

-- Rows are guarded one by one before words are compared, so this was never used for what a person asks; a person's own
-- rows are read and compared instead.
drop index public.user_creations_search;

-- Each is followed when what it points at is deleted; without an index that reads the whole table for every row.
create index credit_entries_by_creation on public.credit_entries (creation_id) where creation_id is not null;
create index credit_entries_by_hold on public.credit_entries (hold_id) where hold_id is not null;
create index credit_entries_by_lot on public.credit_entries (lot_id) where lot_id is not null;
create index credit_entries_by_payment on public.credit_entries (payment_id) where payment_id is not null;
create index albums_by_cover on public.albums (cover_id) where cover_id is not null;
create index album_creations_by_user on public.album_creations (user_id);
create index album_reports_by_album on public.album_reports (album_id);
create index checkouts_by_user on private.checkouts (user_id);
create index export_tickets_by_user on private.export_tickets (user_id);
create index reserved_shortfalls_by_payment on private.reserved_shortfalls (payment_id);

-- Whose a file is, by the first part of its name; nobody's where that names no account.
create function private.owner_in(p_name text) returns uuid
language sql immutable set search_path = '' as $$
  select case when split_part(p_name, '/', 1) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then split_part(p_name, '/', 1)::uuid end
$$;

-- Somebody's files lie together by name, from '<id>/' to before '<id>0', the sign after the slash: whoever is there is passed in one step.
create or replace function public.files_without_owner(p_most integer, p_after text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  with recursive first_file (name) as (
    (select object.name from storage.objects as object
      where object.bucket_id = 'creations' and object.name > p_after order by object.name limit 1)
    union all
    select (select object.name from storage.objects as object
      where object.bucket_id = 'creations' and object.name >= split_part(first_file.name, '/', 1) || '0'
      order by object.name limit 1)
    from first_file where first_file.name is not null
  )
  select coalesce(jsonb_agg(page.name order by page.name), '[]') from (
    select object.name
    from (
      select distinct split_part(first_file.name, '/', 1) as folder from first_file
      where not exists (select from auth.users as owner where owner.id = private.owner_in(first_file.name))
    ) as nobodys
    -- As a question of its own for each, or all files would be read and compared.
    cross join lateral (
      select file.name from storage.objects as file
      where file.bucket_id = 'creations' and file.name > p_after
        and file.name >= nobodys.folder and file.name < nobodys.folder || '0'
      order by file.name limit p_most
    ) as object
    where not exists (select from auth.users as owner where owner.id = private.owner_in(object.name))
    order by object.name limit p_most
  ) as page
$$;

create or replace function public.export_files(p_user uuid, p_after text, p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('place', page.name, 'type', page.metadata ->> 'mimetype',
    'bytes', (page.metadata ->> 'size')::bigint) order by page.name), '[]') from (
    select name, metadata from storage.objects
    where bucket_id = 'creations' and name > greatest(p_after, p_user || '/') and name < p_user || '0'
    order by name limit p_most
  ) as page
$$;

-- All of one's own rows are taken before they are put in order: along the order, everybody's would be read to find one's own.
create or replace function public.export_rows(p_user uuid, p_table text, p_after jsonb, p_most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  keys text;
  page jsonb;
begin
  if p_table not in (select personal_tables::text from private.personal_tables()) then
    raise sqlstate 'PT404' using message = 'There is no such table.';
  end if;
  select string_agg(quote_ident(field.attname), ', ' order by key.place) into keys
  from pg_catalog.pg_index as index
  cross join unnest(index.indkey) with ordinality as key (number, place)
  join pg_catalog.pg_attribute as field on field.attrelid = index.indrelid and field.attnum = key.number
  where index.indrelid = format('public.%I', p_table)::regclass and index.indisprimary;
  execute format(
    'with page as (
      select * from (select * from public.%1$I where user_id = $1 offset 0) as own
      where ($2 is null or (%2$s) > (select %2$s from jsonb_populate_record(null::public.%1$I, $2)))
      order by %2$s limit $3)
    select jsonb_build_object(
      ''rows'', (select coalesce(jsonb_agg((to_jsonb(page) - %3$L::text[]) #- ''{request,weights}'' order by %2$s), ''[]'') from page),
      ''last'', (select to_jsonb(last) from (select %2$s from page order by %4$s limit 1) as last))',
    p_table, keys,
    array['user_id', 'leased_by', 'lease_until', 'ticket', 'provider_request_id', 'request_hash', 'idempotency_key',
      'next_poll_at', 'attempts', 'setbacks', 'search_text', 'share_token'],
    replace(keys, ',', ' desc,') || ' desc')
  into page using p_user, nullif(p_after, 'null'), p_most;
  return page;
end $$;

-- Every place that a creation names, as a view: a function asked for each row took fifteen times as long.
create view private.creation_places as
  select creation.id, creation.user_id, creation.deleted_at, named.place
  from public.user_creations as creation cross join lateral (
    select place from unnest(array[creation.file_url, creation.thumbnail_url, creation.download_url]) as place
    where place is not null
    union all
    select private.places_in(creation.user_id, creation.settings) where creation.settings <> '{}'
  ) as named;

create or replace view private.used_places as
  select user_id, place from private.creation_places
union all
  select job.user_id, private.places_in(job.user_id, job.request) from public.generation_jobs as job where job.ended_at is null
union all
  select person.user_id, unnest(person.images) from public.characters as person
union all
  select trained.user_id, trained.image_url from public.trained_models as trained where trained.image_url is not null;

create or replace function private.purge(p_user uuid, p_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  places text[];
  stopped jsonb := '[]';
  live uuid;
  gone integer;
begin
  perform private.lock_account(p_user);
  for live in
    select job.id from public.generation_jobs as job
    join public.user_creations as creation on creation.id = job.creation_id and creation.deleted_at is not null
    where job.user_id = p_user and job.creation_id = any(p_ids) and job.ended_at is null
  loop
    stopped := stopped || public.cancel_job(p_user, live);
  end loop;
  select array_agg(distinct named.place) into places from private.creation_places as named
  where named.user_id = p_user and named.id = any(p_ids) and named.deleted_at is not null;
  delete from public.user_creations where user_id = p_user and id = any(p_ids) and deleted_at is not null;
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', gone, 'stopped', stopped, 'places', coalesce((
    select jsonb_agg(freed.name) from unnest(places) as freed (name)
    where not exists (select from private.used_places as used where used.user_id = p_user and used.place = freed.name)
  ), '[]'));
end $$;
drop function private.places_of(public.user_creations);

-- Files that nothing stands on are looked for in a walk along their names that goes on where the last sweep left it.
create table private.file_walk (
  is_only boolean primary key default true check (is_only),
  last_name text not null default ''
);
insert into private.file_walk default values;

drop function public.unused_files(integer);
-- Looks at the next files, and answers those that nothing stands on; at the end the walk begins anew.
create function public.unused_files(p_most integer default 2000) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  start text;
  names text[];
  owners uuid[];
  answer jsonb;
begin
  select last_name into start from private.file_walk for update;
  select array_agg(page.name order by page.name) into names from (
    select file.name from storage.objects as file
    where file.bucket_id = 'creations' and file.name > start order by file.name limit p_most
  ) as page;
  update private.file_walk set last_name = case when cardinality(names) = p_most then names[p_most] else '' end;
  select array_agg(distinct private.owner_in(name)) into owners from unnest(names) as name;
  with used as materialized (
    select distinct place.place from private.used_places as place where place.user_id = any(owners)
  )
  select coalesce(jsonb_agg(file.name order by file.name), '[]') into answer
  from storage.objects as file
  where file.bucket_id = 'creations' and file.name = any(names)
    and file.created_at < now() - make_interval(hours => private.limit_of('unused_upload_hours')::integer)
    and not exists (select from used where used.place = file.name);
  return jsonb_build_object('names', answer, 'isEnd', cardinality(names) is distinct from p_most);
end $$;

revoke all on private.file_walk, private.creation_places from public, anon, authenticated;
revoke all on function private.owner_in(text), public.unused_files(integer) from public, anon, authenticated;
grant execute on function public.unused_files(integer) to service_role;
