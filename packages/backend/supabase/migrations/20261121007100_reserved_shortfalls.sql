-- Credits that a refund could not take since a run had reserved them: taken when that run gives them back. Runs that
-- were reserved later are none of its business: they were paid with credits that nobody asked back.
alter table public.payments
  add column reserved_shortfall integer not null default 0 check (reserved_shortfall >= 0),
  add column shortfall_at timestamptz;

create function private.note_shortfall() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.shortfall_at := clock_timestamp();
  -- More than what is reserved at that moment is spent.
  new.reserved_shortfall := least(new.shortfall, coalesce(
    (select held from public.credit_accounts where user_id = new.user_id), 0));
  return new;
end $$;
create trigger note_shortfall before update of shortfall on public.payments
  for each row when (new.shortfall > old.shortfall) execute function private.note_shortfall();

create function private.collect_shortfall(p_user uuid, p_hold public.credit_holds) returns void
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
  rest integer := p_hold.amount;
  taken integer;
begin
  for payment in
    select * from public.payments
    where user_id = p_user and least(shortfall, reserved_shortfall) > 0 and shortfall_at >= p_hold.created_at
    order by shortfall_at, id for update
  loop
    exit when rest = 0;
    taken := least(rest, payment.shortfall, payment.reserved_shortfall);
    update public.payments
    set shortfall = shortfall - taken, reserved_shortfall = reserved_shortfall - taken, reversals = reversals + 1
    where id = payment.id returning * into payment;
    perform private.move_balance(p_user, -taken, 'adjustment', 'reversal:' || payment.id || ':' || payment.reversals,
      'Payment returned', payment.id);
    rest := rest - taken;
  end loop;
end $$;

create or replace function private.settle_hold(p_hold uuid, p_take boolean, p_creation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hold public.credit_holds;
  account public.credit_accounts;
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
  where id = hold.id;
  if hold.lot_id is not null then
    update public.allowance_lots
    set held = held - 1, used = used + case when p_take then 1 else 0 end
    where id = hold.lot_id;
  end if;
  update public.credit_accounts
  set balance = balance + given_back, held = held - hold.amount, version = version + 1
  where user_id = hold.user_id returning * into account;
  insert into public.credit_entries
    (user_id, kind, balance_delta, held_delta, included_delta, balance_after, held_after, hold_id, lot_id, creation_id, idempotency_key)
  values (hold.user_id, case when p_take then 'capture' else 'release' end, given_back, -hold.amount,
    case when hold.lot_id is not null and not p_take then 1 else 0 end,
    account.balance, account.held, hold.id, hold.lot_id, p_creation, 'settle:' || hold.id);
  if given_back > 0 then
    perform private.collect_shortfall(hold.user_id, hold);
  end if;
end $$;
