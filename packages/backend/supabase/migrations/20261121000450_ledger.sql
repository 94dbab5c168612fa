-- The account of a person, made when first needed, and locked: every movement of credits begins here.
create function private.lock_account(p_user uuid) returns public.credit_accounts
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts;
begin
  select * into account from public.credit_accounts where user_id = p_user for update;
  if found then
    return account;
  end if;
  insert into public.credit_accounts (user_id, started_at)
  select id, coalesce(created_at, now()) from auth.users where id = p_user
  on conflict do nothing;
  select * into account from public.credit_accounts where user_id = p_user for update;
  if not found then
    raise sqlstate 'PT401' using message = 'This account does not exist any more.';
  end if;
  return account;
end $$;

-- The month, counted from an anchor, that a moment lies in.
create function private.month_of(p_anchor timestamptz, p_at timestamptz)
returns table (number integer, starts_at timestamptz, ends_at timestamptz)
language plpgsql immutable set search_path = '' as $$
begin
  number := greatest(0, (extract(year from age(p_at at time zone 'utc', p_anchor at time zone 'utc')) * 12
    + extract(month from age(p_at at time zone 'utc', p_anchor at time zone 'utc')))::integer - 1);
  -- age() and adding months disagree by a day around the ends of months, so the last step is by hand.
  while private.months_after(p_anchor, number + 1) <= p_at loop
    number := number + 1;
  end loop;
  starts_at := private.months_after(p_anchor, number);
  ends_at := private.months_after(p_anchor, number + 1);
  return next;
end $$;

create function private.months_after(p_anchor timestamptz, p_months integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select ((p_anchor at time zone 'utc') + make_interval(months => p_months)) at time zone 'utc'
$$;

-- The plan in force, and the moment its months are counted from.
create function private.plan_of(p_account public.credit_accounts)
returns table (plan_id text, name text, videos integer, images integer, roll_over_months integer, anchor timestamptz)
language sql stable security definer set search_path = '' as $$
  select plan.id, plan.name, plan.video_credits_monthly, plan.image_generations_monthly, plan.roll_over_months,
    coalesce(subscription.started_at, (p_account).started_at)
  from public.subscription_plans as plan
  left join public.user_subscriptions as subscription
    on subscription.user_id = (p_account).user_id
    and subscription.plan_id = plan.id
    and subscription.status <> 'cancelled'
    and now() < greatest(subscription.current_period_end, subscription.grace_until)
  where subscription.user_id is not null or plan.id = 'free'
  order by subscription.user_id is null
  limit 1
$$;

-- Gives what the plan includes for this month, and for earlier months whose rest would still be good.
create function private.grant_allowance(p_account public.credit_accounts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  current_plan record;
  this_month integer;
  lot public.allowance_lots;
begin
  select * into current_plan from private.plan_of(p_account);
  select number into this_month from private.month_of(current_plan.anchor, now());
  for lot in
    insert into public.allowance_lots (user_id, kind, plan_id, granted, starts_at, ends_at)
    select (p_account).user_id, included.kind, current_plan.plan_id, included.number,
      private.months_after(current_plan.anchor, month),
      private.months_after(current_plan.anchor, month + 1 + current_plan.roll_over_months)
    from generate_series(greatest(0, this_month - current_plan.roll_over_months), this_month) as month,
      (values ('video', current_plan.videos), ('image', current_plan.images))
        as included (kind, number)
    on conflict do nothing
    returning *
  loop
    insert into public.credit_entries
      (user_id, kind, included_delta, balance_after, held_after, lot_id, note, idempotency_key)
    values (lot.user_id, 'allowance', lot.granted, (p_account).balance, (p_account).held, lot.id,
      current_plan.name || ' plan, ' || lot.kind || ' generations', 'lot:' || lot.id);
  end loop;
end $$;

-- Credits from a purchase or an operator. The same key twice is one grant.
create function public.credit_grant(p_user uuid, p_amount integer, p_kind text, p_key text, p_note text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := private.lock_account(p_user);
  earlier public.credit_entries;
begin
  if p_amount is null or p_amount <= 0 then
    raise sqlstate 'PT400' using message = 'An amount of credits must be above zero.';
  end if;
  select * into earlier from public.credit_entries where user_id = p_user and idempotency_key = p_key;
  if found then
    if earlier.balance_delta <> p_amount then
      raise sqlstate 'PT409' using message = 'This key was already used for another amount.';
    end if;
    return jsonb_build_object('balance', account.balance, 'replayed', true);
  end if;
  update public.credit_accounts set balance = balance + p_amount, version = version + 1
  where user_id = p_user returning * into account;
  insert into public.credit_entries
    (user_id, kind, balance_delta, balance_after, held_after, note, idempotency_key)
  values (p_user, p_kind, p_amount, account.balance, account.held, p_note, p_key);
  return jsonb_build_object('balance', account.balance, 'replayed', false);
end $$;

-- Reserves a price: from the included lot that ends first, else from the balance. The account is locked already.
create function private.hold_price(p_account public.credit_accounts, p_kind text, p_price integer, p_creation uuid)
returns public.credit_holds
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := p_account;
  lot public.allowance_lots;
  hold public.credit_holds;
begin
  select * into lot from public.allowance_lots
  where user_id = account.user_id and kind = p_kind and starts_at <= now() and now() < ends_at and used + held < granted
  order by ends_at, starts_at, id limit 1 for update;
  if found then
    update public.allowance_lots set held = held + 1 where id = lot.id;
    insert into public.credit_holds (user_id, price, lot_id, amount)
    values (account.user_id, p_price, lot.id, 0) returning * into hold;
  else
    if account.balance < p_price then
      raise sqlstate 'PT402' using
        message = 'There are not enough credits.',
        detail = jsonb_build_object('needed', p_price, 'balance', account.balance)::text;
    end if;
    update public.credit_accounts
    set balance = balance - p_price, held = held + p_price, version = version + 1
    where user_id = account.user_id returning * into account;
    insert into public.credit_holds (user_id, price, amount)
    values (account.user_id, p_price, p_price) returning * into hold;
  end if;
  insert into public.credit_entries
    (user_id, kind, balance_delta, held_delta, included_delta, balance_after, held_after, hold_id, lot_id, creation_id, idempotency_key)
  values (account.user_id, 'hold', -hold.amount, hold.amount, case when hold.lot_id is null then 0 else -1 end,
    account.balance, account.held, hold.id, hold.lot_id, p_creation, 'hold:' || hold.id);
  return hold;
end $$;

-- Takes what was reserved, or gives it back. The account is locked already.
create function private.settle_hold(p_hold uuid, p_take boolean, p_creation uuid) returns void
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
end $$;

grant execute on function public.credit_grant(uuid, integer, text, text, text) to service_role;
