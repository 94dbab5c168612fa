-- Credits that a refund could not take since runs had reserved them: noted with those very runs, one note for each
-- refund. What a refund found spent stays spent, whatever is reserved later.
create table private.reserved_shortfalls (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  payment_id uuid not null references public.payments (id) on delete cascade,
  amount integer not null check (amount > 0),
  -- The holds that were open then: from whichever is given back, it is taken.
  holds uuid[] not null
);
create index reserved_shortfalls_by_user on private.reserved_shortfalls (user_id);

insert into private.reserved_shortfalls (user_id, payment_id, amount, holds)
select payment.user_id, payment.id, least(payment.reserved_shortfall, payment.shortfall, sum(hold.amount)::integer),
  array_agg(hold.id)
from public.payments as payment
join public.credit_holds as hold on hold.user_id = payment.user_id and hold.state = 'held' and hold.amount > 0
  and hold.created_at <= payment.shortfall_at
where least(payment.reserved_shortfall, payment.shortfall) > 0
group by payment.id;

drop trigger note_shortfall on public.payments;
alter table public.payments drop column reserved_shortfall, drop column shortfall_at;

create or replace function private.note_shortfall() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  open_holds uuid[];
  reserved integer;
begin
  if old.shortfall = 0 then
    delete from private.reserved_shortfalls where payment_id = new.id;
  end if;
  select array_agg(id), coalesce(sum(amount), 0) into open_holds, reserved
  from public.credit_holds where user_id = new.user_id and state = 'held' and amount > 0;
  -- What an earlier refund waits for already cannot be taken twice.
  reserved := reserved
    - coalesce((select sum(amount) from private.reserved_shortfalls where user_id = new.user_id), 0)::integer;
  if reserved > 0 then
    insert into private.reserved_shortfalls (user_id, payment_id, amount, holds)
    values (new.user_id, new.id, least(new.shortfall - old.shortfall, reserved), open_holds);
  end if;
  return null;
end $$;
create trigger note_shortfall after update of shortfall on public.payments
  for each row when (new.shortfall > old.shortfall) execute function private.note_shortfall();

-- A hold is settled: what it gives back pays what waits for it, and nothing waits for it any longer.
create or replace function private.collect_shortfall(p_user uuid, p_hold public.credit_holds) returns void
language plpgsql security definer set search_path = '' as $$
declare
  part private.reserved_shortfalls;
  payment public.payments;
  rest integer := p_hold.amount - p_hold.captured;
  taken integer;
begin
  for part in
    select * from private.reserved_shortfalls where user_id = p_user and p_hold.id = any(holds) order by id
  loop
    select * into payment from public.payments where id = part.payment_id for update;
    taken := least(rest, part.amount, payment.shortfall);
    if taken > 0 then
      update public.payments set shortfall = shortfall - taken, reversals = reversals + 1
      where id = payment.id returning * into payment;
      perform private.move_balance(p_user, -taken, 'adjustment', 'reversal:' || payment.id || ':' || payment.reversals,
        'Payment returned', payment.id);
      rest := rest - taken;
    end if;
    -- What the other runs hold is all that can still come.
    part.amount := least(part.amount - taken, payment.shortfall, coalesce((
      select sum(amount) from public.credit_holds where id = any(part.holds) and state = 'held'), 0)::integer);
    if part.amount > 0 then
      update private.reserved_shortfalls set amount = part.amount, holds = array_remove(holds, p_hold.id)
      where id = part.id;
    else
      delete from private.reserved_shortfalls where id = part.id;
    end if;
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
  where id = hold.id returning * into hold;
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
  if hold.amount > 0 then
    perform private.collect_shortfall(hold.user_id, hold);
  end if;
end $$;
