-- What was given back nobody paid: a creation says so itself, since a cancelled one may have been charged (D36).
alter table public.user_creations drop constraint user_creations_paid_by_check;
alter table public.user_creations add constraint user_creations_paid_by_check
  check (paid_by in ('credits', 'included', 'nobody'));

update public.user_creations as creation set paid_by = 'nobody'
from public.generation_jobs as job join public.credit_holds as hold on hold.id = job.hold_id
where job.creation_id = creation.id and hold.state = 'released';

-- The mail that included videos are used counts what was taken: what is only reserved may yet be given back.
create or replace function private.note_video_limit(p_account public.credit_accounts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  video record;
  share integer;
begin
  -- A run may end in the month after its start, whose included ones are not there before somebody asks.
  perform private.grant_allowance(p_account);
  select month.starts_at as month_start, month.ends_at as month_end, (
      select count(*)::integer
      from public.credit_holds as hold join public.allowance_lots as lot on lot.id = hold.lot_id
      where hold.user_id = (p_account).user_id and lot.kind = 'video' and hold.state = 'captured'
        and hold.created_at >= month.starts_at
    ) as used, (
      select coalesce(sum(lot.granted - lot.used), 0)::integer from public.allowance_lots as lot
      where lot.user_id = (p_account).user_id and lot.kind = 'video' and lot.starts_at <= now() and now() < lot.ends_at
    ) as left_over
  into video
  from private.plan_of(p_account) as current_plan, private.month_of(current_plan.anchor, now()) as month;
  share := case when video.left_over = 0 then 100 when video.used * 5 >= (video.used + video.left_over) * 4 then 80 end;
  if share is null then
    return;
  end if;
  perform private.write_letter((p_account).user_id, 'videoLimit', 'limit:' || share || ':' || video.month_start,
    jsonb_build_object('share', share, 'used', video.used, 'limit', video.used + video.left_over,
      'resetDate', video.month_end, 'balance', (p_account).balance));
end $$;

-- As before, without a mail for what is only reserved.
create or replace function private.hold_price(
  p_account public.credit_accounts, p_kind text, p_price integer, p_creation uuid, p_note text default null
) returns public.credit_holds
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := p_account;
  lot public.allowance_lots := private.next_lot((p_account).user_id, p_kind);
  hold public.credit_holds;
begin
  if lot.id is not null then
    update public.allowance_lots set held = held + 1 where id = lot.id;
    insert into public.credit_holds (user_id, price, lot_id, amount, note)
    values (account.user_id, p_price, lot.id, 0, p_note) returning * into hold;
  else
    perform private.expect_balance(account, p_price);
    update public.credit_accounts
    set balance = balance - p_price, held = held + p_price, version = version + 1
    where user_id = account.user_id returning * into account;
    insert into public.credit_holds (user_id, price, amount, note)
    values (account.user_id, p_price, p_price, p_note) returning * into hold;
  end if;
  insert into public.credit_entries
    (user_id, kind, balance_delta, held_delta, included_delta, balance_after, held_after, hold_id, lot_id, creation_id, note, idempotency_key)
  values (account.user_id, 'hold', -hold.amount, hold.amount, case when hold.lot_id is null then 0 else -1 end,
    account.balance, account.held, hold.id, hold.lot_id, p_creation, hold.note, 'hold:' || hold.id);
  return hold;
end $$;

-- As before; what is given back says so in its creation, and what is taken is counted.
create or replace function private.settle_hold(p_hold uuid, p_take boolean, p_creation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hold public.credit_holds;
  account public.credit_accounts;
  lot public.allowance_lots;
  given_back integer;
begin
  select * into hold from public.credit_holds where id = p_hold for update;
  if hold.state <> 'held' then
    return;
  end if;
  given_back := case when p_take then 0 else hold.amount end;
  update public.credit_holds
  set state = case when p_take then 'captured' else 'released' end,
    captured = case when p_take then amount else 0 end,
    settled_at = now()
  where id = hold.id returning * into hold;
  if hold.lot_id is not null then
    update public.allowance_lots
    set held = held - 1, used = used + case when p_take then 1 else 0 end
    where id = hold.lot_id returning * into lot;
  end if;
  update public.credit_accounts
  set balance = balance + given_back, held = held - hold.amount, version = version + 1
  where user_id = hold.user_id returning * into account;
  insert into public.credit_entries
    (user_id, kind, balance_delta, held_delta, included_delta, balance_after, held_after, hold_id, lot_id, creation_id, note, idempotency_key)
  values (hold.user_id, case when p_take then 'capture' else 'release' end, given_back, -hold.amount,
    case when hold.lot_id is not null and not p_take then 1 else 0 end,
    account.balance, account.held, hold.id, hold.lot_id, p_creation, hold.note, 'settle:' || hold.id);
  if not p_take then
    update public.user_creations set paid_by = 'nobody' where id = p_creation;
  elsif lot.kind = 'video' then
    perform private.note_video_limit(account);
  end if;
  if lot.is_withdrawn and not p_take then
    perform private.take_back_lots(account, lot.plan_id, lot.starts_at, lot.starts_at + interval '1 microsecond',
      'Payment returned');
  end if;
  if hold.amount > 0 then
    perform private.collect_shortfall(hold.user_id, hold);
  end if;
end $$;
