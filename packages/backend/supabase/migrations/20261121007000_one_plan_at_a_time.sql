-- Nobody pays twice for a plan: one checkout of a plan is open at a time, and where two are paid all the same, the one
-- in force stays and the other ends with its money given back. Reports that meet, or come out of order, count alike.

alter table private.checkouts
  add column currency text not null default 'usd',
  -- A later checkout took its place: nobody may pay here any more.
  add column replaced_at timestamptz,
  -- The provider's own name of the page, while somebody could still pay there.
  add column provider text,
  add column reference text,
  add column closed_at timestamptz;

alter table private.subscriptions_to_end
  add column returns_money boolean not null default false,
  add column ended_at timestamptz;

alter table private.payment_reversals add column dispute_at timestamptz not null default '-infinity';

-- What a provider hands back may have been changed there by hand: what is no id of ours is nobody's.
create function private.uuid_of(p_text text) returns uuid
language sql immutable set search_path = '' as $$
  select case when p_text ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_text::uuid end
$$;

create or replace function private.checkout_view(p_checkout private.checkouts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', (p_checkout).id, 'userId', (p_checkout).user_id, 'kind', (p_checkout).kind, 'item', (p_checkout).item,
    'itemName', (p_checkout).item_name, 'cycle', (p_checkout).billing_cycle, 'cents', (p_checkout).cents,
    'credits', (p_checkout).credits, 'isCompleted', (p_checkout).completed_at is not null,
    'email', (select email from auth.users where id = (p_checkout).user_id),
    'customer', (select jsonb_object_agg(provider, customer) from private.payment_customers where user_id = (p_checkout).user_id),
    'subscription', (select private.subscription_view(subscription) from public.user_subscriptions as subscription
      where subscription.user_id = (p_checkout).user_id and private.is_in_force(subscription)),
    -- Pages at a provider that have to close before this one opens.
    'replaces', case when (p_checkout).kind = 'plan' then coalesce((
      select jsonb_agg(jsonb_build_object('id', older.id, 'provider', older.provider, 'reference', older.reference))
      from private.checkouts as older
      where older.user_id = (p_checkout).user_id and older.kind = 'plan' and older.id <> (p_checkout).id
        and older.reference is not null and older.closed_at is null and older.completed_at is null
        -- By then every provider has closed them by itself.
        and older.created_at > now() - interval '2 days'), '[]') else '[]' end)
$$;

create or replace function public.open_checkout(p_user uuid, p_session uuid, p_kind text, p_item text default null, p_cycle text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  subscription public.user_subscriptions;
  pack public.credit_packs;
  plan public.subscription_plans;
  offer private.checkouts;
begin
  perform private.lock_account(p_user);
  select * into subscription from public.user_subscriptions where user_id = p_user;
  offer.kind := p_kind;
  if p_kind = 'pack' then
    select * into pack from public.credit_packs where id = p_item and is_active;
    if not found then
      raise sqlstate 'PT404' using message = 'This pack is not for sale.';
    end if;
    offer.item := pack.id;
    offer.item_name := pack.name;
    offer.cents := pack.price_cents;
    offer.credits := pack.credits;
  elsif p_kind = 'plan' then
    select * into plan from public.subscription_plans where id = p_item and is_active;
    if not found then
      raise sqlstate 'PT404' using message = 'This plan is not for sale.';
    end if;
    if p_cycle is null or p_cycle not in ('monthly', 'yearly') then
      raise sqlstate 'PT400' using message = 'A plan is billed monthly or yearly.';
    end if;
    offer.item := plan.id;
    offer.item_name := plan.name;
    offer.billing_cycle := p_cycle;
    offer.cents := case p_cycle when 'monthly' then plan.price_monthly else plan.price_yearly end;
    if offer.cents = 0 and (subscription.user_id is null or not private.is_in_force(subscription)) then
      raise sqlstate 'PT400' using message = 'You are on the ' || plan.name || ' plan already.';
    end if;
    if private.is_in_force(subscription) and subscription.plan_id = plan.id and subscription.billing_cycle = p_cycle
      and not subscription.cancel_at_period_end and subscription.next_plan_id is null then
      raise sqlstate 'PT400' using message = 'You have the ' || plan.name || ' plan already.';
    end if;
    update private.checkouts set replaced_at = now()
    where user_id = p_user and kind = 'plan' and completed_at is null and replaced_at is null;
  elsif not exists (select from private.payment_customers where user_id = p_user)
    and not exists (select from public.payments where user_id = p_user) then
    raise sqlstate 'PT404' using message = 'There is nothing to manage yet: you have not bought anything.';
  end if;
  insert into private.checkouts (user_id, session_id, kind, item, item_name, billing_cycle, cents, credits)
  values (p_user, p_session, p_kind, offer.item, offer.item_name, offer.billing_cycle, offer.cents, offer.credits)
  returning * into offer;
  return private.checkout_view(offer);
end $$;

create or replace function public.checkout_page(p_checkout uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.checkout_view(checkout)
  from private.checkouts as checkout join auth.sessions as session on session.id = checkout.session_id
  where checkout.id = p_checkout and session.user_id = checkout.user_id and checkout.replaced_at is null
    and (session.not_after is null or session.not_after > now())
    and checkout.created_at > now() - interval '1 hour'
$$;

-- Notes the page that a provider made. Answers false where a later checkout took its place meanwhile.
create function public.keep_checkout(p_checkout uuid, p_provider text, p_reference text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  is_open boolean;
begin
  perform private.lock_account(user_id) from private.checkouts where id = p_checkout;
  update private.checkouts set provider = p_provider, reference = p_reference where id = p_checkout
  returning replaced_at is null into is_open;
  return coalesce(is_open, false);
end $$;

create function public.checkout_is_closed(p_checkout uuid) returns void
language sql security definer set search_path = '' as $$
  update private.checkouts set closed_at = now() where id = p_checkout
$$;

-- Keeps what is known of a subscription. Answers null, or the subscription that has to end because another is in force.
create or replace function private.keep_subscription(p_provider text, s jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (s ->> 'user')::uuid;
  account public.credit_accounts := private.lock_account(owner);
  known public.user_subscriptions;
  seen timestamptz := (s ->> 'seenAt')::timestamptz;
  period_start timestamptz := (s ->> 'periodStart')::timestamptz;
  period_end timestamptz := (s ->> 'periodEnd')::timestamptz;
  is_late boolean := s ->> 'status' = 'past_due';
  replaced text;
begin
  -- What the plan so far has earned is written down before the plan changes.
  perform private.grant_allowance(account);
  select * into known from public.user_subscriptions where user_id = owner;
  if known.provider_subscription <> s ->> 'id' and private.is_in_force(known) then
    -- What is in force and paid stays. What nobody pays gives way, and so does what another provider kept.
    if known.provider = p_provider and (known.status <> 'past_due' or is_late) then
      return s ->> 'id';
    end if;
    if known.provider = p_provider then
      replaced := known.provider_subscription;
    else
      insert into private.subscriptions_to_end (provider, subscription)
      values (known.provider, known.provider_subscription) on conflict do nothing;
    end if;
  elsif known.provider_subscription = s ->> 'id' and known.seen_at > seen then
    return null;
  end if;
  if known.user_id is null or known.provider_subscription is distinct from s ->> 'id' then
    delete from public.user_subscriptions where user_id = owner;
    known := null;
  end if;
  insert into public.user_subscriptions as subscription
    (user_id, plan_id, status, billing_cycle, started_at, current_period_end, cancel_at_period_end, grace_until,
     provider, provider_subscription, next_plan_id, subscribed_at, seen_at)
  values (owner, s ->> 'plan', s ->> 'status', s ->> 'cycle', period_start,
    case when is_late then period_start else period_end end, (s ->> 'cancelAtPeriodEnd')::boolean,
    case when is_late then seen + interval '7 days' end, p_provider, s ->> 'id', s ->> 'nextPlan',
    (s ->> 'createdAt')::timestamptz, seen)
  on conflict (user_id) do update set
    plan_id = excluded.plan_id,
    status = excluded.status,
    billing_cycle = excluded.billing_cycle,
    -- The months of another plan count from when it began: at a renewal, or in the middle of a period.
    started_at = case when subscription.plan_id = excluded.plan_id then subscription.started_at
      when period_start >= subscription.current_period_end then period_start else seen end,
    current_period_end = excluded.current_period_end,
    cancel_at_period_end = excluded.cancel_at_period_end,
    -- The days of grace begin with the first failure, not with each.
    grace_until = case when is_late and subscription.status = 'past_due' then subscription.grace_until
      else excluded.grace_until end,
    next_plan_id = excluded.next_plan_id,
    seen_at = excluded.seen_at;
  if s ->> 'customer' is not null then
    perform public.keep_customer(owner, p_provider, s ->> 'customer');
  end if;
  perform private.withdraw_unpaid_period(owner);
  return replaced;
end $$;

create function private.is_double(p_provider text, p_subscription text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.subscriptions_to_end
    where provider = p_provider and subscription = p_subscription and returns_money)
$$;

create or replace function private.plan_paid(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  s jsonb := e -> 'subscription';
  owner uuid := (select id from auth.users where id = private.uuid_of(s ->> 'user'));
  plan public.subscription_plans;
  payment public.payments;
  ends text;
  is_double boolean := private.is_double(p_provider, s ->> 'id');
begin
  -- Of one that has ended, only the money that it must not keep is of interest.
  if s ->> 'status' = 'ended' and not is_double then
    return jsonb_build_object('outcome', 'noted');
  end if;
  select * into plan from public.subscription_plans where id = s ->> 'plan';
  if owner is not null and not is_double then
    ends := private.keep_subscription(p_provider, s);
    is_double := ends is not distinct from s ->> 'id';
  else
    ends := s ->> 'id';
  end if;
  if (e ->> 'cents')::integer > 0 then
    insert into public.payments
      (user_id, provider, reference, charge, kind, item, item_name, cents, currency, subscription, period_start, period_end)
    values (owner, p_provider, e ->> 'reference', e ->> 'charge', 'plan', plan.id, plan.name, (e ->> 'cents')::integer,
      e ->> 'currency', s ->> 'id', (s ->> 'periodStart')::timestamptz, (s ->> 'periodEnd')::timestamptz)
    on conflict (provider, reference) do nothing returning * into payment;
  end if;
  if is_double then
    update private.checkouts set completed_at = now() where id = private.uuid_of(e ->> 'checkout');
    if payment.id is not null then
      perform private.write_letter(owner, 'paidTwice', 'payment:' || payment.id, jsonb_build_object(
        'plan', plan.name, 'cents', payment.cents, 'currency', payment.currency, 'reference', payment.reference,
        'kept', (select kept.name from public.user_subscriptions as subscription
          join public.subscription_plans as kept on kept.id = subscription.plan_id where subscription.user_id = owner)))
      where owner is not null;
      perform private.apply_reversal(p_provider, payment.charge);
    end if;
    return jsonb_build_object('outcome', 'double', 'endSubscription', ends, 'returnsMoney', true);
  end if;
  if owner is null then
    return jsonb_build_object('outcome', 'nobody', 'endSubscription', ends);
  end if;
  -- Paid late, after the days of grace: what was taken back is good again.
  perform private.give_back_lots(account, s ->> 'plan', (s ->> 'periodStart')::timestamptz, (s ->> 'periodEnd')::timestamptz,
    'Paid')
  from public.credit_accounts as account
  where account.user_id = owner
    and not exists (select from public.payments as returned where returned.user_id = owner
      and returned.subscription = s ->> 'id' and returned.period_end = (s ->> 'periodEnd')::timestamptz
      and returned.state in ('refunded', 'disputed'));
  if payment.id is null then
    return jsonb_build_object('outcome', 'known', 'endSubscription', ends);
  end if;
  update private.checkouts set completed_at = now() where id = private.uuid_of(e ->> 'checkout');
  perform private.write_letter(owner, 'receipt', 'payment:' || payment.id, jsonb_build_object(
    'item', plan.name || ' plan, ' || (s ->> 'cycle'), 'cents', payment.cents, 'currency', payment.currency,
    'paidAt', private.iso(payment.created_at), 'renewsAt', private.iso(payment.period_end), 'reference', payment.reference));
  perform private.apply_reversal(p_provider, payment.charge);
  return jsonb_build_object('outcome', 'paid', 'endSubscription', ends);
end $$;

create or replace function private.plan_reported(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  s jsonb := e -> 'subscription';
  ends text;
begin
  if not exists (select from auth.users where id = private.uuid_of(s ->> 'user')) then
    return jsonb_build_object('outcome', 'nobody', 'endSubscription', s ->> 'id');
  end if;
  ends := case when private.is_double(p_provider, s ->> 'id') then s ->> 'id'
    else private.keep_subscription(p_provider, s) end;
  if s ->> 'status' = 'past_due' and ends is distinct from s ->> 'id' then
    perform private.write_letter(subscription.user_id, 'paymentFailed',
      'unpaid:' || (s ->> 'id') || ':' || (s ->> 'periodStart'), jsonb_build_object(
        'plan', plan.name, 'until', private.iso(subscription.grace_until)))
    from public.user_subscriptions as subscription
    join public.subscription_plans as plan on plan.id = subscription.plan_id
    where subscription.user_id = (s ->> 'user')::uuid and subscription.status = 'past_due';
  end if;
  return jsonb_build_object('outcome', 'kept', 'endSubscription', ends,
    'returnsMoney', ends is not distinct from s ->> 'id');
end $$;

create or replace function private.pack_paid(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  checkout private.checkouts;
  payment public.payments;
  is_enough boolean;
begin
  select * into checkout from private.checkouts where id = private.uuid_of(e ->> 'checkout');
  if found then
    perform private.lock_account(checkout.user_id);
  end if;
  -- 1500 of another currency may be next to nothing.
  is_enough := coalesce((e ->> 'cents')::integer >= checkout.cents and e ->> 'currency' = checkout.currency, false);
  insert into public.payments
    (user_id, provider, reference, charge, kind, item, item_name, credits, cents, currency)
  values (checkout.user_id, p_provider, e ->> 'reference', e ->> 'charge', 'pack', coalesce(checkout.item, 'unknown'),
    coalesce(checkout.item_name, 'A pack for an account that is gone'),
    -- What brought nothing has nothing to give back.
    case when is_enough then checkout.credits else 0 end, (e ->> 'cents')::integer,
    e ->> 'currency')
  on conflict (provider, reference) do nothing returning * into payment;
  if not found then
    return jsonb_build_object('outcome', 'known');
  end if;
  if checkout.user_id is null then
    return jsonb_build_object('outcome', 'nobody');
  end if;
  if not is_enough then
    return jsonb_build_object('outcome', 'underpaid');
  end if;
  update private.checkouts set completed_at = now() where id = checkout.id;
  if e ->> 'customer' is not null then
    perform public.keep_customer(checkout.user_id, p_provider, e ->> 'customer');
  end if;
  perform private.move_balance(checkout.user_id, checkout.credits, 'purchase', 'payment:' || payment.id,
    checkout.item_name || ' pack', payment.id);
  perform private.write_letter(checkout.user_id, 'receipt', 'payment:' || payment.id, jsonb_build_object(
    'item', checkout.item_name || ' pack', 'credits', payment.credits, 'cents', payment.cents,
    'currency', payment.currency, 'paidAt', private.iso(payment.created_at), 'reference', payment.reference));
  perform private.apply_reversal(p_provider, payment.charge);
  return jsonb_build_object('outcome', 'paid');
end $$;

create or replace function private.apply_reversal(p_provider text, p_charge text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reversal private.payment_reversals;
  payment public.payments;
  account public.credit_accounts;
  returned integer;
  due integer;
  taken integer;
begin
  select * into reversal from private.payment_reversals where provider = p_provider and charge = p_charge;
  select * into payment from public.payments where provider = p_provider and charge = p_charge;
  if reversal.charge is null or payment.id is null then
    return;
  end if;
  if payment.user_id is not null then
    account := private.lock_account(payment.user_id);
  end if;
  select * into payment from public.payments where id = payment.id for update;
  returned := case when reversal.is_disputed then payment.cents else least(reversal.refunded_cents, payment.cents) end;
  update public.payments
  set refunded_cents = returned,
    state = case when reversal.is_disputed then 'disputed' when returned = 0 then 'paid'
      when returned < cents then 'partly_refunded' else 'refunded' end
  where id = payment.id;
  if account.user_id is null then
    return;
  end if;
  if payment.kind = 'plan' then
    -- What was paid twice never gave anything, so nothing is taken: the months are those of the plan that stays.
    if private.is_double(p_provider, payment.subscription) then
      return;
    end if;
    perform private.grant_allowance(account);
    if returned = payment.cents and payment.state not in ('refunded', 'disputed') then
      perform private.take_back_lots(account, payment.item, payment.period_start, payment.period_end, 'Payment returned');
      perform private.withdraw_unpaid_period(account.user_id);
    elsif returned < payment.cents and payment.state in ('refunded', 'disputed') then
      perform private.give_back_lots(account, payment.item, payment.period_start, payment.period_end, 'Dispute won');
      update public.user_subscriptions set current_period_end = greatest(current_period_end, payment.period_end)
      where user_id = account.user_id and provider_subscription = payment.subscription and status <> 'cancelled';
    end if;
    return;
  end if;
  due := coalesce(payment.credits::bigint * returned / nullif(payment.cents, 0), 0) - payment.reclaimed;
  if due > 0 then
    -- Never below zero: what is spent already is noted, and the operator sees it.
    taken := -least(due, account.balance);
    update public.payments set reclaimed = reclaimed + due, shortfall = shortfall + due + taken where id = payment.id;
  else
    taken := -due - least(-due, payment.shortfall);
    update public.payments set reclaimed = reclaimed + due, shortfall = shortfall - least(-due, shortfall)
    where id = payment.id;
  end if;
  if due <> 0 then
    update public.payments set reversals = reversals + 1 where id = payment.id returning * into payment;
    perform private.move_balance(account.user_id, taken, 'adjustment', 'reversal:' || payment.id || ':' || payment.reversals,
      case when due > 0 then 'Payment returned' else 'Dispute won' end, payment.id);
  end if;
end $$;

create or replace function public.apply_payment_event(p_provider text, p_event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  outcome jsonb := '{"outcome": "noted"}';
  charge text := p_event ->> 'charge';
  reported_at timestamptz := coalesce((p_event ->> 'at')::timestamptz, now());
begin
  insert into private.payment_events (provider, id, kind) values (p_provider, p_event ->> 'id', p_event ->> 'kind')
  on conflict do nothing;
  if not found then
    return '{"outcome": "known"}';
  end if;
  -- A payment and its refund at one moment: neither would see the other, so one waits.
  if charge is not null then
    perform pg_advisory_xact_lock(hashtextextended(p_provider || ' ' || charge, 0));
  end if;
  case p_event ->> 'kind'
    when 'packPaid' then outcome := private.pack_paid(p_provider, p_event);
    when 'planPaid' then outcome := private.plan_paid(p_provider, p_event);
    when 'planReported' then outcome := private.plan_reported(p_provider, p_event);
    when 'planEnded' then outcome := private.plan_ended(p_provider, p_event);
    when 'refunded' then
      insert into private.payment_reversals as known (provider, charge, refunded_cents)
      values (p_provider, charge, (p_event ->> 'cents')::integer)
      on conflict on constraint payment_reversals_pkey do update
      set refunded_cents = greatest(known.refunded_cents, excluded.refunded_cents);
      perform private.apply_reversal(p_provider, charge);
    when 'disputed', 'disputeWon' then
      insert into private.payment_reversals as known (provider, charge, is_disputed, dispute_at)
      values (p_provider, charge, p_event ->> 'kind' = 'disputed', reported_at)
      on conflict on constraint payment_reversals_pkey do update
      set is_disputed = excluded.is_disputed, dispute_at = excluded.dispute_at
      -- The later word counts, whichever comes first; of two in one second, the end.
      where known.dispute_at < excluded.dispute_at or (known.dispute_at = excluded.dispute_at and known.is_disputed);
      perform private.apply_reversal(p_provider, charge);
  end case;
  if outcome ->> 'endSubscription' is not null then
    insert into private.subscriptions_to_end as known (provider, subscription, returns_money)
    values (p_provider, outcome ->> 'endSubscription', coalesce((outcome ->> 'returnsMoney')::boolean, false))
    on conflict on constraint subscriptions_to_end_pkey do update
    set ended_at = null, returns_money = known.returns_money or excluded.returns_money;
  end if;
  return outcome;
end $$;

-- With what was paid for those whose money goes back.
create or replace function public.subscriptions_to_end(p_provider text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'subscription', due.subscription, 'returnsMoney', due.returns_money,
    'paid', coalesce((
      select jsonb_agg(jsonb_build_object('charge', payment.charge, 'cents', payment.cents))
      from public.payments as payment
      where payment.provider = p_provider and payment.subscription = due.subscription and payment.charge is not null), '[]'))), '[]')
  from private.subscriptions_to_end as due where due.provider = p_provider and due.ended_at is null
$$;

create or replace function public.subscription_has_ended(p_provider text, p_subscription text) returns void
language sql security definer set search_path = '' as $$
  update private.subscriptions_to_end set ended_at = now() where provider = p_provider and subscription = p_subscription
$$;

grant execute on function public.keep_checkout(uuid, text, text), public.checkout_is_closed(uuid) to service_role;
