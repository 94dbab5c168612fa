-- What a payment provider reports, applied once each, in any order. Providers differ; these facts do not.

create function private.iso(p_at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(p_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

create function private.is_in_force(p_subscription public.user_subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select (p_subscription).status <> 'cancelled' and now() < private.force_end(p_subscription)
$$;

create function private.subscription_view(p_subscription public.user_subscriptions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', (p_subscription).provider_subscription, 'user', (p_subscription).user_id, 'provider', (p_subscription).provider,
    'plan', plan.id, 'planName', plan.name, 'cycle', (p_subscription).billing_cycle,
    'status', (p_subscription).status, 'createdAt', private.iso((p_subscription).subscribed_at),
    'startedAt', private.iso((p_subscription).started_at), 'periodEnd', private.iso((p_subscription).current_period_end),
    'cancelAtPeriodEnd', (p_subscription).cancel_at_period_end, 'graceUntil', private.iso((p_subscription).grace_until),
    'nextPlan', (p_subscription).next_plan_id, 'nextPlanName', next_plan.name,
    'cents', case (p_subscription).billing_cycle when 'monthly' then plan.price_monthly else plan.price_yearly end)
  from public.subscription_plans as plan
  left join public.subscription_plans as next_plan on next_plan.id = (p_subscription).next_plan_id
  where plan.id = (p_subscription).plan_id
$$;

create function private.checkout_view(p_checkout private.checkouts) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', (p_checkout).id, 'userId', (p_checkout).user_id, 'kind', (p_checkout).kind, 'item', (p_checkout).item,
    'itemName', (p_checkout).item_name, 'cycle', (p_checkout).billing_cycle, 'cents', (p_checkout).cents,
    'credits', (p_checkout).credits, 'isCompleted', (p_checkout).completed_at is not null,
    'email', (select email from auth.users where id = (p_checkout).user_id),
    'customer', (select jsonb_object_agg(provider, customer) from private.payment_customers where user_id = (p_checkout).user_id),
    'subscription', (select private.subscription_view(subscription) from public.user_subscriptions as subscription
      where subscription.user_id = (p_checkout).user_id and private.is_in_force(subscription)))
$$;

-- Offers something at today's price. What is offered is what a payment then brings, whatever operators change meanwhile.
create function public.open_checkout(p_user uuid, p_session uuid, p_kind text, p_item text default null, p_cycle text default null)
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
  elsif not exists (select from private.payment_customers where user_id = p_user)
    and not exists (select from public.payments where user_id = p_user) then
    raise sqlstate 'PT404' using message = 'There is nothing to manage yet: you have not bought anything.';
  end if;
  insert into private.checkouts (user_id, session_id, kind, item, item_name, billing_cycle, cents, credits)
  values (p_user, p_session, p_kind, offer.item, offer.item_name, offer.billing_cycle, offer.cents, offer.credits)
  returning * into offer;
  return private.checkout_view(offer);
end $$;

-- A checkout or billing page, for as long as the session that opened it lasts.
create function public.checkout_page(p_checkout uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.checkout_view(checkout)
  from private.checkouts as checkout join auth.sessions as session on session.id = checkout.session_id
  where checkout.id = p_checkout and session.user_id = checkout.user_id
    and (session.not_after is null or session.not_after > now())
    and checkout.created_at > now() - interval '1 hour'
$$;

-- From a billing page on to the checkout of another plan, in the same session.
create function public.open_checkout_beside(p_checkout uuid, p_plan text, p_cycle text) returns jsonb
language sql security definer set search_path = '' as $$
  select public.open_checkout(checkout.user_id, checkout.session_id, 'plan', p_plan, p_cycle)
  from private.checkouts as checkout where checkout.id = p_checkout
$$;

-- The plan in force, as check-subscription answers.
create function public.subscription_state(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select jsonb_build_object(
        'subscribed', true, 'subscription_tier', plan.name,
        'subscription_end', private.iso(case when subscription.status = 'past_due' then private.force_end(subscription)
          else subscription.current_period_end end),
        'plan_id', plan.id, 'billing_cycle', subscription.billing_cycle, 'status', subscription.status,
        'cancel_at_period_end', subscription.cancel_at_period_end,
        'grace_until', case when subscription.status = 'past_due' then private.iso(subscription.grace_until) end,
        'next_tier', (select name from public.subscription_plans where id = subscription.next_plan_id))
      from public.user_subscriptions as subscription join public.subscription_plans as plan on plan.id = subscription.plan_id
      where subscription.user_id = p_user and private.is_in_force(subscription)),
    jsonb_build_object(
      'subscribed', false, 'subscription_tier', null, 'subscription_end', null, 'plan_id', null, 'billing_cycle', null,
      'status', null, 'cancel_at_period_end', false, 'grace_until', null, 'next_tier', null))
$$;

create function public.keep_customer(p_user uuid, p_provider text, p_customer text) returns text
language sql security definer set search_path = '' as $$
  insert into private.payment_customers (user_id, provider, customer) values (p_user, p_provider, p_customer)
  on conflict (user_id, provider) do update set customer = excluded.customer
  returning customer
$$;

-- A plan whose payment went back in full is paid only up to the period that it was for.
create function private.withdraw_unpaid_period(p_user uuid) returns void
language sql security definer set search_path = '' as $$
  update public.user_subscriptions as subscription set current_period_end = payment.period_start
  from public.payments as payment
  where subscription.user_id = p_user and payment.user_id = p_user
    and payment.subscription = subscription.provider_subscription
    and payment.state in ('refunded', 'disputed') and payment.period_end = subscription.current_period_end
$$;

-- Brings money that went back to bear on what it had paid for.
create function private.apply_reversal(p_provider text, p_charge text) returns void
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
  due := (payment.credits::bigint * returned / payment.cents) - payment.reclaimed;
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

create function private.pack_paid(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  checkout private.checkouts;
  payment public.payments;
begin
  select * into checkout from private.checkouts where id = (e ->> 'checkout')::uuid;
  if found then
    perform private.lock_account(checkout.user_id);
  end if;
  insert into public.payments
    (user_id, provider, reference, charge, kind, item, item_name, credits, cents, currency)
  values (checkout.user_id, p_provider, e ->> 'reference', e ->> 'charge', 'pack', coalesce(checkout.item, 'unknown'),
    coalesce(checkout.item_name, 'A pack for an account that is gone'), checkout.credits, (e ->> 'cents')::integer,
    e ->> 'currency')
  on conflict (provider, reference) do nothing returning * into payment;
  if not found then
    return jsonb_build_object('outcome', 'known');
  end if;
  if checkout.user_id is null then
    return jsonb_build_object('outcome', 'nobody');
  end if;
  if payment.cents < checkout.cents then
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

-- Keeps what is known of a subscription. Answers null, or the subscription that has to end because another is in force.
create function private.keep_subscription(p_provider text, s jsonb) returns text
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
    if known.subscribed_at > (s ->> 'createdAt')::timestamptz then
      return s ->> 'id';
    end if;
    replaced := known.provider_subscription;
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

create function private.plan_paid(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  s jsonb := e -> 'subscription';
  owner uuid := (select id from auth.users where id = (s ->> 'user')::uuid);
  plan public.subscription_plans;
  payment public.payments;
  ends text;
begin
  select * into plan from public.subscription_plans where id = s ->> 'plan';
  if owner is not null then
    ends := private.keep_subscription(p_provider, s);
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
  update private.checkouts set completed_at = now() where id = (e ->> 'checkout')::uuid;
  perform private.write_letter(owner, 'receipt', 'payment:' || payment.id, jsonb_build_object(
    'item', plan.name || ' plan, ' || (s ->> 'cycle'), 'cents', payment.cents, 'currency', payment.currency,
    'paidAt', private.iso(payment.created_at), 'renewsAt', private.iso(payment.period_end), 'reference', payment.reference));
  perform private.apply_reversal(p_provider, payment.charge);
  return jsonb_build_object('outcome', 'paid', 'endSubscription', ends);
end $$;

create function private.plan_reported(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  s jsonb := e -> 'subscription';
  ends text;
begin
  if not exists (select from auth.users where id = (s ->> 'user')::uuid) then
    return jsonb_build_object('outcome', 'nobody', 'endSubscription', s ->> 'id');
  end if;
  ends := private.keep_subscription(p_provider, s);
  if s ->> 'status' = 'past_due' and ends is distinct from s ->> 'id' then
    perform private.write_letter(subscription.user_id, 'paymentFailed',
      'unpaid:' || (s ->> 'id') || ':' || (s ->> 'periodStart'), jsonb_build_object(
        'plan', plan.name, 'until', private.iso(subscription.grace_until)))
    from public.user_subscriptions as subscription
    join public.subscription_plans as plan on plan.id = subscription.plan_id
    where subscription.user_id = (s ->> 'user')::uuid and subscription.status = 'past_due';
  end if;
  return jsonb_build_object('outcome', 'kept', 'endSubscription', ends);
end $$;

create function private.plan_ended(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  ended public.user_subscriptions;
begin
  select user_id into owner from public.user_subscriptions
  where provider = p_provider and provider_subscription = e ->> 'subscriptionId';
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.grant_allowance(private.lock_account(owner));
  update public.user_subscriptions
  set status = 'cancelled', cancel_at_period_end = false, next_plan_id = null, grace_until = null,
    current_period_end = least(current_period_end, (e ->> 'at')::timestamptz)
  where user_id = owner and provider_subscription = e ->> 'subscriptionId' and status <> 'cancelled'
  returning * into ended;
  if not found then
    return jsonb_build_object('outcome', 'known');
  end if;
  -- What a failed card only lent goes back.
  perform private.grant_allowance(private.lock_account(owner));
  perform private.write_letter(owner, 'planEnded', 'ended:' || ended.provider_subscription, jsonb_build_object(
    'plan', (select name from public.subscription_plans where id = ended.plan_id)));
  return jsonb_build_object('outcome', 'ended');
end $$;

-- One report of a provider: applied whole or not at all, and never twice.
create function public.apply_payment_event(p_provider text, p_event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  outcome jsonb := '{"outcome": "noted"}';
begin
  insert into private.payment_events (provider, id, kind) values (p_provider, p_event ->> 'id', p_event ->> 'kind')
  on conflict do nothing;
  if not found then
    return '{"outcome": "known"}';
  end if;
  case p_event ->> 'kind'
    when 'packPaid' then outcome := private.pack_paid(p_provider, p_event);
    when 'planPaid' then outcome := private.plan_paid(p_provider, p_event);
    when 'planReported' then outcome := private.plan_reported(p_provider, p_event);
    when 'planEnded' then outcome := private.plan_ended(p_provider, p_event);
    when 'refunded' then
      insert into private.payment_reversals as known (provider, charge, refunded_cents)
      values (p_provider, p_event ->> 'charge', (p_event ->> 'cents')::integer)
      on conflict (provider, charge) do update
      set refunded_cents = greatest(known.refunded_cents, excluded.refunded_cents);
      perform private.apply_reversal(p_provider, p_event ->> 'charge');
    when 'disputed', 'disputeWon' then
      insert into private.payment_reversals as known (provider, charge, is_disputed)
      values (p_provider, p_event ->> 'charge', p_event ->> 'kind' = 'disputed')
      on conflict (provider, charge) do update set is_disputed = excluded.is_disputed;
      perform private.apply_reversal(p_provider, p_event ->> 'charge');
  end case;
  return outcome;
end $$;

-- For the local checkout, which has nobody else to renew its plans.
create function public.subscriptions_due(p_provider text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.subscription_view(subscription)), '[]') from public.user_subscriptions as subscription
  where subscription.provider = p_provider and subscription.status = 'active' and subscription.current_period_end <= now()
$$;

grant execute on function
  public.open_checkout(uuid, uuid, text, text, text),
  public.checkout_page(uuid),
  public.open_checkout_beside(uuid, text, text),
  public.subscription_state(uuid),
  public.keep_customer(uuid, text, text),
  public.apply_payment_event(text, jsonb),
  public.subscriptions_due(text)
to service_role;
