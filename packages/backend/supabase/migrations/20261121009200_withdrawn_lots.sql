-- A lot whose money went back gives nothing any more, also not what a run had reserved of it and gives back later.
alter table public.allowance_lots add column is_withdrawn boolean not null default false;
update public.allowance_lots set is_withdrawn = true where taken_back > 0;

-- Takes what is unused out of lots that turned out to be unpaid. What runs or was made stays, for as long as it does.
create or replace function private.take_back_lots(
  p_account public.credit_accounts, p_plan text, p_from timestamptz, p_to timestamptz, p_note text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lot public.allowance_lots;
  unused integer;
begin
  for lot in
    select * from public.allowance_lots
    where user_id = (p_account).user_id and plan_id = p_plan and starts_at >= p_from and starts_at < p_to
      and not (is_withdrawn and used + held = granted)
    for update
  loop
    unused := lot.granted - lot.used - lot.held;
    update public.allowance_lots
    set granted = granted - unused, taken_back = taken_back + unused, is_withdrawn = true where id = lot.id;
    if unused > 0 then
      insert into public.credit_entries
        (user_id, kind, included_delta, balance_after, held_after, lot_id, note, idempotency_key)
      values (lot.user_id, 'adjustment', -unused, (p_account).balance, (p_account).held, lot.id, p_note,
        'taken:' || gen_random_uuid());
    end if;
  end loop;
end $$;

create or replace function private.give_back_lots(
  p_account public.credit_accounts, p_plan text, p_from timestamptz, p_to timestamptz, p_note text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lot public.allowance_lots;
begin
  for lot in
    select * from public.allowance_lots
    where user_id = (p_account).user_id and plan_id = p_plan and starts_at >= p_from and starts_at < p_to and is_withdrawn
    for update
  loop
    update public.allowance_lots set granted = granted + taken_back, taken_back = 0, is_withdrawn = false
    where id = lot.id;
    if lot.taken_back > 0 then
      insert into public.credit_entries
        (user_id, kind, included_delta, balance_after, held_after, lot_id, note, idempotency_key)
      values (lot.user_id, 'adjustment', lot.taken_back, (p_account).balance, (p_account).held, lot.id, p_note,
        'given:' || gen_random_uuid());
    end if;
  end loop;
end $$;

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
    (user_id, kind, balance_delta, held_delta, included_delta, balance_after, held_after, hold_id, lot_id, creation_id, idempotency_key)
  values (hold.user_id, case when p_take then 'capture' else 'release' end, given_back, -hold.amount,
    case when hold.lot_id is not null and not p_take then 1 else 0 end,
    account.balance, account.held, hold.id, hold.lot_id, p_creation, 'settle:' || hold.id);
  if lot.is_withdrawn and not p_take then
    perform private.take_back_lots(account, lot.plan_id, lot.starts_at, lot.starts_at + interval '1 microsecond',
      'Payment returned');
  end if;
  if hold.amount > 0 then
    perform private.collect_shortfall(hold.user_id, hold);
  end if;
end $$;
