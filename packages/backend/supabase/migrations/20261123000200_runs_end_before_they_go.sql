-- A creation that is really deleted takes its job along, and with it what would give its price back: so the job ends
-- first. What an account holds goes with the account.
create or replace function private.creation_to_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.users where id = old.user_id) then
    return old;
  end if;
  if old.deleted_at is null then
    update public.user_creations set deleted_at = now() where id = old.id;
    return null;
  end if;
  if exists (select from public.generation_jobs where creation_id = old.id and ended_at is null) then
    raise sqlstate 'PT400' using message = 'This creation is still being made. Cancel it first.';
  end if;
  return old;
end $$;

-- Must be empty at all times: every cached number against what it is the sum of.
create or replace view private.ledger_drift as
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
  where (job.ended_at is null) <> (hold.state = 'held')
    or (job.status = 'completed' and hold.state <> 'captured') or (job.status = 'failed' and hold.state <> 'released')
union all
  select hold.user_id, 'held without a job', hold.price, 0
  from public.credit_holds as hold
  where hold.state = 'held' and not exists (select from public.generation_jobs as job where job.hold_id = hold.id);
