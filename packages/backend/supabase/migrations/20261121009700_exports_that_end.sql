-- An export takes time and a connection: so many at once, one of each person, and none that its reader has left.
create table private.running_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  lease_until timestamptz not null
);

-- Uses a link up. Null where it is over; where there is no room, how long to wait, and the link stays good.
create function public.begin_export(p_hash text, p_most integer, p_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  running uuid;
  ends timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('private.running_exports'));
  -- Of a server that was killed.
  delete from private.running_exports where lease_until < now();
  select user_id into owner from private.export_tickets where hash = p_hash and expires_at > now();
  if not found then
    return null;
  end if;
  select lease_until into ends from private.running_exports where user_id = owner;
  if not found and (select count(*) from private.running_exports) >= p_most then
    select min(lease_until) into ends from private.running_exports;
  end if;
  if ends is not null then
    return jsonb_build_object('wait', greatest(1, ceil(extract(epoch from ends - now()))::integer));
  end if;
  delete from private.export_tickets where hash = p_hash;
  insert into private.running_exports (user_id, lease_until)
  values (owner, now() + make_interval(secs => p_seconds)) returning id into running;
  return jsonb_build_object('user', owner, 'id', running);
end $$;
drop function public.take_export(text);

create function public.renew_export(p_id uuid, p_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.running_exports set lease_until = now() + make_interval(secs => p_seconds) where id = p_id;
  return found;
end $$;

create function public.end_export(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.running_exports where id = p_id
$$;

-- A page of somebody's rows of one table, without what only the machinery needs, after the row with this key: what is
-- added or deleted meanwhile moves no other row to another page.
create function public.export_rows(p_user uuid, p_table text, p_after jsonb, p_most integer) returns jsonb
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
      select * from public.%1$I where user_id = $1
        and ($2 is null or (%2$s) > (select %2$s from jsonb_populate_record(null::public.%1$I, $2)))
      order by %2$s limit $3)
    select jsonb_build_object(
      ''rows'', (select coalesce(jsonb_agg(to_jsonb(page) - %3$L::text[] order by %2$s), ''[]'') from page),
      ''last'', (select to_jsonb(last) from (select %2$s from page order by %4$s limit 1) as last))',
    p_table, keys,
    array['user_id', 'leased_by', 'lease_until', 'ticket', 'provider_request_id', 'request_hash', 'idempotency_key',
      'next_poll_at', 'attempts', 'setbacks', 'search_text', 'share_token'],
    replace(keys, ',', ' desc,') || ' desc')
  into page using p_user, nullif(p_after, 'null'), p_most;
  return page;
end $$;
drop function public.export_rows(uuid, text, integer, integer);

-- With their sizes, so that it is known before a file is opened whether it fits.
create function public.export_files(p_user uuid, p_after text, p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('place', page.name, 'type', page.metadata ->> 'mimetype',
    'bytes', (page.metadata ->> 'size')::bigint) order by page.name), '[]') from (
    select name, metadata from storage.objects
    where bucket_id = 'creations' and name > coalesce(p_after, '') and name like p_user || '/%'
    order by name limit p_most
  ) as page
$$;
drop function public.files_of(uuid, text, integer);

revoke all on function
  public.begin_export(text, integer, integer), public.renew_export(uuid, integer), public.end_export(uuid),
  public.export_rows(uuid, text, jsonb, integer), public.export_files(uuid, text, integer)
from public, anon, authenticated;
grant execute on function
  public.begin_export(text, integer, integer), public.renew_export(uuid, integer), public.end_export(uuid),
  public.export_rows(uuid, text, jsonb, integer), public.export_files(uuid, text, integer)
to service_role;
