-- What an account may still make, and how often it may ask.
create function public.video_limits(p_user uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := private.lock_account(p_user);
  plan_name text;
  month_start timestamptz;
  month_end timestamptz;
  counts jsonb;
begin
  perform private.grant_allowance(account);
  select current_plan.name, month.starts_at, month.ends_at into plan_name, month_start, month_end
  from private.plan_of(account) as current_plan, private.month_of(current_plan.anchor, now()) as month;
  -- Rolled-over generations count in the limit and in what is left: the limit is what was used this month and what is left.
  select jsonb_object_agg(kinds.kind, jsonb_build_object('used', used.number, 'left', rest.number)) into counts
  from (values ('video'), ('image')) as kinds (kind),
    lateral (
      select count(*)::integer as number
      from public.credit_holds as hold join public.allowance_lots as lot on lot.id = hold.lot_id
      where hold.user_id = p_user and lot.kind = kinds.kind and hold.state <> 'released' and hold.created_at >= month_start
    ) as used,
    lateral (
      select coalesce(sum(lot.granted - lot.used - lot.held), 0)::integer as number
      from public.allowance_lots as lot
      where lot.user_id = p_user and lot.kind = kinds.kind and lot.starts_at <= now() and now() < lot.ends_at
    ) as rest;
  return jsonb_build_object(
    'plan_name', plan_name,
    'credits_used', counts -> 'video' -> 'used',
    'monthly_limit', (counts -> 'video' ->> 'used')::integer + (counts -> 'video' ->> 'left')::integer,
    'credits_remaining', counts -> 'video' -> 'left',
    'reset_date', to_char(month_end at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'credit_balance', account.balance,
    'image_monthly_limit', (counts -> 'image' ->> 'used')::integer + (counts -> 'image' ->> 'left')::integer,
    'images_used', counts -> 'image' -> 'used',
    'images_remaining', counts -> 'image' -> 'left');
end $$;

create table private.rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

-- Counts one call. Answers how many seconds to wait, 0 for none.
create function public.rate_limit_hit(p_bucket text, p_most integer, p_window_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  started timestamptz := date_bin(make_interval(secs => p_window_seconds), now(), 'epoch');
  number integer;
begin
  insert into private.rate_limits as known (bucket, window_start, hits) values (p_bucket, started, 1)
  on conflict (bucket, window_start) do update set hits = known.hits + 1
  returning hits into number;
  if number = 1 then
    delete from private.rate_limits where bucket = p_bucket and window_start < started;
  end if;
  if number <= p_most then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from started + make_interval(secs => p_window_seconds) - now()))::integer);
end $$;

grant execute on function public.video_limits(uuid), public.rate_limit_hit(text, integer, integer) to service_role;

-- Must be empty at all times: every cached number against what it is the sum of.
create view private.ledger_drift as
  select account.user_id, 'balance' as what, account.balance as kept, coalesce(sum(entry.balance_delta), 0)::integer as counted
  from public.credit_accounts as account left join public.credit_entries as entry using (user_id)
  group by account.user_id having account.balance <> coalesce(sum(entry.balance_delta), 0)
union all
  select account.user_id, 'held by entries', account.held, coalesce(sum(entry.held_delta), 0)::integer
  from public.credit_accounts as account left join public.credit_entries as entry using (user_id)
  group by account.user_id having account.held <> coalesce(sum(entry.held_delta), 0)
union all
  select account.user_id, 'held by holds', account.held, coalesce(sum(hold.amount), 0)::integer
  from public.credit_accounts as account
  left join public.credit_holds as hold on hold.user_id = account.user_id and hold.state = 'held'
  group by account.user_id having account.held <> coalesce(sum(hold.amount), 0)
union all
  select lot.user_id, 'lot held', lot.held, count(hold.id)::integer
  from public.allowance_lots as lot left join public.credit_holds as hold on hold.lot_id = lot.id and hold.state = 'held'
  group by lot.id having lot.held <> count(hold.id)
union all
  select lot.user_id, 'lot used', lot.used, count(hold.id)::integer
  from public.allowance_lots as lot left join public.credit_holds as hold on hold.lot_id = lot.id and hold.state = 'captured'
  group by lot.id having lot.used <> count(hold.id)
union all
  select lot.user_id, 'lot by entries', lot.granted - lot.used - lot.held, coalesce(sum(entry.included_delta), 0)::integer
  from public.allowance_lots as lot left join public.credit_entries as entry on entry.lot_id = lot.id
  group by lot.id having lot.granted - lot.used - lot.held <> coalesce(sum(entry.included_delta), 0)
union all
  select job.user_id, 'job ' || job.status || ' with a hold ' || hold.state, 0, 1
  from public.generation_jobs as job join public.credit_holds as hold on hold.id = job.hold_id
  where (job.ended_at is null) <> (hold.state = 'held') or (job.status = 'completed') <> (hold.state = 'captured');
