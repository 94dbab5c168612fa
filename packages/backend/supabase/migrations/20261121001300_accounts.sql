-- Feedback reaches the operator by mail and stays here, so that a mail server that is down loses none.
create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 320),
  type text not null check (type in ('general', 'bug', 'feature', 'compliment')),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 10000),
  rating integer check (rating between 1 and 5),
  created_at timestamptz not null default now()
);
create index feedback_by_user on public.feedback (user_id);
-- Read by operators alone.
revoke all on public.feedback from anon, authenticated;
alter table public.feedback enable row level security;

create function public.keep_feedback(
  p_user uuid, p_name text, p_email text, p_type text, p_subject text, p_message text, p_rating integer, p_operator text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  insert into public.feedback (user_id, name, email, type, subject, message, rating)
  values (p_user, p_name, p_email, p_type, p_subject, p_message, p_rating) returning id into kept;
  if p_operator is not null then
    insert into private.letters (recipient, kind, key, facts)
    values (p_operator, 'feedback', 'feedback:' || kept, jsonb_build_object(
      'name', p_name, 'email', p_email, 'type', p_type, 'subject', p_subject, 'message', p_message, 'rating', p_rating,
      'isSignedIn', p_user is not null));
  end if;
  return kept;
end $$;

-- Where one is signed in.
create function public.my_sessions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', session.id,
    'created_at', private.iso(session.created_at),
    'last_used_at', private.iso(greatest(session.created_at, session.updated_at, session.refreshed_at at time zone 'utc')),
    'user_agent', session.user_agent,
    'is_current', session.id::text = (select auth.jwt() ->> 'session_id')
  ) order by greatest(session.created_at, session.updated_at, session.refreshed_at at time zone 'utc') desc, session.id), '[]')
  from auth.sessions as session
  where session.user_id = (select auth.uid()) and (session.not_after is null or session.not_after > now())
$$;

create function public.end_session(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions as session where session.id = end_session.id and session.user_id = (select auth.uid());
  if not found then
    raise sqlstate 'PT404' using message = 'This session has ended already.';
  end if;
  return true;
end $$;
grant execute on function public.my_sessions(), public.end_session(uuid) to authenticated;

create function public.end_other_sessions(p_user uuid, p_session uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  delete from auth.sessions where user_id = p_user and id is distinct from p_session;
  get diagnostics ended = row_count;
  return ended;
end $$;

-- A link that lets its bearer load one person's data, once.
create table private.export_tickets (
  hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null
);

create function public.open_export(p_user uuid, p_hash text, p_seconds integer) returns text
language sql security definer set search_path = '' as $$
  insert into private.export_tickets (hash, user_id, expires_at)
  values (p_hash, p_user, now() + make_interval(secs => p_seconds))
  returning private.iso(expires_at)
$$;

create function public.take_export(p_hash text) returns uuid
language sql security definer set search_path = '' as $$
  delete from private.export_tickets where hash = p_hash and expires_at > now() returning user_id
$$;

-- Every table that has rows of a person names them by user_id; so a table that is added later is not forgotten.
create function private.personal_tables() returns setof name
language sql stable security definer set search_path = '' as $$
  select class.relname from pg_catalog.pg_class as class
  join pg_catalog.pg_attribute as field on field.attrelid = class.oid and field.attname = 'user_id' and not field.attisdropped
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
  order by class.relname
$$;

create function public.export_tables() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(personal_tables), '[]') from private.personal_tables()
$$;

-- A page of somebody's rows of one table, without what only the machinery needs.
create function public.export_rows(p_user uuid, p_table text, p_skip integer, p_most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page jsonb;
begin
  if p_table not in (select personal_tables::text from private.personal_tables()) then
    raise sqlstate 'PT404' using message = 'There is no such table.';
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) - %L::text[]), ''[]'') from
      (select * from public.%I where user_id = $1 order by %s limit $3 offset $2) as page',
    array['user_id', 'leased_by', 'lease_until', 'ticket', 'provider_request_id', 'request_hash', 'idempotency_key',
      'next_poll_at', 'attempts', 'setbacks', 'search_text', 'share_token'],
    p_table,
    (select string_agg(quote_ident(field.attname), ', ' order by key.place)
      from pg_catalog.pg_index as index
      cross join unnest(index.indkey) with ordinality as key (number, place)
      join pg_catalog.pg_attribute as field on field.attrelid = index.indrelid and field.attnum = key.number
      where index.indrelid = format('public.%I', p_table)::regclass and index.indisprimary))
  into page using p_user, p_skip, p_most;
  return page;
end $$;

create function public.export_account(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', id, 'email', email,
    'full_name', (case when jsonb_typeof(raw_user_meta_data) = 'string' then (raw_user_meta_data #>> '{}')::jsonb
      else raw_user_meta_data end) ->> 'full_name',
    'created_at', private.iso(created_at), 'last_sign_in_at', private.iso(last_sign_in_at))
  from auth.users where id = p_user
$$;

-- Files under a person's id, page by page.
create function public.files_of(p_user uuid, p_after text, p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(page.name order by page.name), '[]') from (
    select name from storage.objects
    where bucket_id = 'creations' and name > coalesce(p_after, '') and name like p_user || '/%'
    order by name limit p_most
  ) as page
$$;

-- Files of accounts that are gone: a deletion that was cut off is finished by whoever sweeps next.
create function public.files_without_owner(p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(page.name), '[]') from (
    select object.name from storage.objects as object
    where object.bucket_id = 'creations'
      and not exists (select from auth.users as owner where owner.id::text = (storage.foldername(object.name))[1])
    order by object.name limit p_most
  ) as page
$$;

-- What has to be told to the payment provider before an account goes.
create function public.payment_ties(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'customers', coalesce((select jsonb_object_agg(provider, customer) from private.payment_customers where user_id = p_user), '{}'),
    'subscriptions', coalesce((select jsonb_object_agg(provider, provider_subscription) from public.user_subscriptions
      where user_id = p_user and status <> 'cancelled' and provider_subscription is not null), '{}'))
$$;

-- The account and everything of it; payments stay, without the name.
create function public.delete_account(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- The account first: what runs in it settles before, or finds nothing.
  perform from public.credit_accounts where user_id = p_user for update;
  insert into private.letters (recipient, kind, key, facts)
  select email, 'accountDeleted', 'deleted:' || id, '{}' from auth.users where id = p_user and email is not null
  on conflict do nothing;
  delete from auth.users where id = p_user;
  return found;
end $$;

create function public.sweep_accounts() returns void
language sql security definer set search_path = '' as $$
  delete from private.export_tickets where expires_at < now();
  delete from private.checkouts where created_at < now() - interval '3 days' and kind = 'portal'
    or created_at < now() - interval '30 days';
  delete from private.letters where created_at < now() - interval '90 days';
  delete from private.payment_events where received_at < now() - interval '90 days';
  delete from private.rate_limits where window_start < now() - interval '2 days';
$$;

grant execute on function
  public.keep_feedback(uuid, text, text, text, text, text, integer, text),
  public.end_other_sessions(uuid, uuid),
  public.open_export(uuid, text, integer),
  public.take_export(text),
  public.export_tables(),
  public.export_rows(uuid, text, integer, integer),
  public.export_account(uuid),
  public.files_of(uuid, text, integer),
  public.files_without_owner(integer),
  public.payment_ties(uuid),
  public.delete_account(uuid),
  public.sweep_accounts()
to service_role;
