-- A period is paid as long as anything that was paid for it was kept; a plan that changes within a period brings the
-- share that was paid of what it adds, once; and money for a subscription that has ended is on record like any other.

alter table public.user_subscriptions
  -- The period that was reported last, paid or not.
  add column period_start timestamptz,
  -- Where the plan changed within a period: months that begin from here on have all of it. Null: every month has.
  add column plan_from timestamptz;

update public.user_subscriptions as subscription set period_start = paid.period_start
from (
  select user_id, subscription, max(period_start) as period_start from public.payments where kind = 'plan' group by 1, 2
) as paid
where paid.user_id = subscription.user_id and paid.subscription = subscription.provider_subscription;

-- A plan is paid only up to a period whose money went back whole: what one invoice paid, another may have added to.
create or replace function private.withdraw_unpaid_period(p_user uuid) returns void
language sql security definer set search_path = '' as $$
  update public.user_subscriptions as subscription set current_period_end = returned.starts_at
  from (
    select payment.subscription, payment.period_end, min(payment.period_start) as starts_at
    from public.payments as payment where payment.user_id = p_user and payment.kind = 'plan'
    group by 1, 2 having sum(payment.cents) <= sum(payment.refunded_cents)
  ) as returned
  where subscription.user_id = p_user and returned.subscription = subscription.provider_subscription
    and returned.period_end = subscription.current_period_end
$$;

-- One lot with its line in the history; where it is there already, nothing.
create function private.open_lot(
  p_account public.credit_accounts, p_plan public.subscription_plans, p_kind text, p_granted integer,
  p_starts timestamptz, p_ends timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lot public.allowance_lots;
begin
  insert into public.allowance_lots (user_id, kind, plan_id, granted, starts_at, ends_at)
  values ((p_account).user_id, p_kind, (p_plan).id, p_granted, p_starts, p_ends)
  on conflict do nothing returning * into lot;
  if not found then
    return;
  end if;
  insert into public.credit_entries
    (user_id, kind, included_delta, balance_after, held_after, lot_id, note, idempotency_key)
  values (lot.user_id, 'allowance', lot.granted, (p_account).balance, (p_account).held, lot.id,
    (p_plan).name || ' plan, ' || lot.kind || ' generations', 'lot:' || lot.id);
end $$;

-- Lots of the months that a plan covers up to a moment, as far as their rest is still good.
create function private.grant_months(
  p_account public.credit_accounts, p_plan text, p_anchor timestamptz, p_from timestamptz, p_until timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  plan public.subscription_plans;
  last_month integer;
begin
  if p_until < p_anchor then
    return;
  end if;
  select * into plan from public.subscription_plans where id = p_plan;
  select number into last_month from private.month_of(p_anchor, p_until);
  perform private.open_lot(p_account, plan, included.kind, included.number,
    private.months_after(p_anchor, month), private.months_after(p_anchor, month + 1 + plan.roll_over_months))
  from generate_series(greatest(0, last_month - plan.roll_over_months), last_month) as month,
    (values ('video', plan.video_credits_monthly), ('image', plan.image_generations_monthly)) as included (kind, number)
  where private.months_after(p_anchor, month) >= p_from
    and private.months_after(p_anchor, month + 1 + plan.roll_over_months) > now();
end $$;

create or replace function private.grant_allowance(p_account public.credit_accounts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  subscription public.user_subscriptions;
  current_plan record;
begin
  select * into subscription from public.user_subscriptions where user_id = (p_account).user_id;
  if found then
    perform private.grant_months(p_account, subscription.plan_id, subscription.started_at,
      coalesce(subscription.plan_from, subscription.started_at),
      least(now(), private.force_end(subscription) - interval '1 microsecond'));
    if now() >= private.force_end(subscription) then
      perform private.take_back_lots(p_account, subscription.plan_id, subscription.current_period_end, 'infinity',
        'Not paid');
    end if;
  end if;
  select * into current_plan from private.plan_of(p_account);
  if current_plan.plan_id = 'free' then
    perform private.grant_months(p_account, 'free', current_plan.anchor, current_plan.anchor, now());
  end if;
end $$;
drop function private.grant_months(public.credit_accounts, text, timestamptz, timestamptz);

-- What a change within a month adds: the difference of the plans for the rest of that month, rounded up, and once for a
-- plan and a paid period, however often somebody changes there and back.
create function private.grant_change(p_account public.credit_accounts, p_payment public.payments, p_replaced text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  subscription public.user_subscriptions;
  plan public.subscription_plans;
  former public.subscription_plans;
  month record;
  share numeric;
begin
  select * into subscription from public.user_subscriptions
  where user_id = (p_account).user_id and provider_subscription = (p_payment).subscription;
  select * into plan from public.subscription_plans where id = (p_payment).item;
  select * into former from public.subscription_plans where id = p_replaced;
  if subscription.user_id is null or former.id is null or (p_payment).period_start < subscription.started_at then
    return;
  end if;
  update public.user_subscriptions set plan_from = least(plan_from, (p_payment).period_start)
  where user_id = (p_account).user_id and plan_id = plan.id and plan_from is not null;
  select * into month from private.month_of(subscription.started_at, (p_payment).period_start);
  if exists (select from public.payments as earlier where earlier.user_id = (p_account).user_id
      and earlier.subscription = (p_payment).subscription and earlier.item = plan.id
      and earlier.period_end = (p_payment).period_end and earlier.id <> (p_payment).id)
    or exists (select from public.allowance_lots as lot where lot.user_id = (p_account).user_id
      and lot.plan_id = plan.id and lot.starts_at >= month.starts_at and lot.starts_at < month.ends_at)
  then
    return;
  end if;
  share := extract(epoch from month.ends_at - (p_payment).period_start) / extract(epoch from month.ends_at - month.starts_at);
  perform private.open_lot(p_account, plan, added.kind, ceil(added.number * share)::integer, (p_payment).period_start,
    private.months_after(subscription.started_at, month.number + 1 + plan.roll_over_months))
  from (values ('video', plan.video_credits_monthly - former.video_credits_monthly),
    ('image', plan.image_generations_monthly - former.image_generations_monthly)) as added (kind, number)
  where added.number > 0;
end $$;

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
  is_next boolean;
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
  is_next := period_start > coalesce(known.period_start, known.started_at, '-infinity');
  insert into public.user_subscriptions as subscription
    (user_id, plan_id, status, billing_cycle, started_at, current_period_end, cancel_at_period_end, grace_until,
     provider, provider_subscription, next_plan_id, subscribed_at, seen_at, period_start)
  values (owner, s ->> 'plan', s ->> 'status', s ->> 'cycle', period_start,
    case when is_late then period_start else period_end end, (s ->> 'cancelAtPeriodEnd')::boolean,
    case when is_late then seen + interval '7 days' end, p_provider, s ->> 'id', s ->> 'nextPlan',
    (s ->> 'createdAt')::timestamptz, seen, period_start)
  on conflict (user_id) do update set
    plan_id = excluded.plan_id,
    status = excluded.status,
    billing_cycle = excluded.billing_cycle,
    -- Another plan counts its months from the period that it begins with; within a period the months stay as they are.
    started_at = case when subscription.plan_id = excluded.plan_id or not is_next then subscription.started_at
      else excluded.started_at end,
    plan_from = case when subscription.plan_id = excluded.plan_id then subscription.plan_from
      when is_next then null else seen end,
    period_start = greatest(coalesce(subscription.period_start, subscription.started_at), excluded.period_start),
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

create or replace function private.plan_paid(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  s jsonb := e -> 'subscription';
  paid_for jsonb := e -> 'paidFor';
  owner uuid := (select id from auth.users where id = private.uuid_of(s ->> 'user'));
  plan public.subscription_plans;
  payment public.payments;
  ends text;
  is_double boolean := private.is_double(p_provider, s ->> 'id');
begin
  select * into plan from public.subscription_plans where id = paid_for ->> 'plan';
  -- One that has ended does not come back by a late payment.
  if s ->> 'status' = 'ended' then
    ends := case when is_double then s ->> 'id' end;
  elsif owner is not null and not is_double then
    ends := private.keep_subscription(p_provider, s);
    is_double := ends is not distinct from s ->> 'id';
  else
    ends := s ->> 'id';
  end if;
  if (e ->> 'cents')::integer > 0 then
    insert into public.payments
      (user_id, provider, reference, charge, kind, item, item_name, cents, currency, subscription, period_start, period_end)
    values (owner, p_provider, e ->> 'reference', e ->> 'charge', 'plan', plan.id, plan.name, (e ->> 'cents')::integer,
      e ->> 'currency', s ->> 'id', (paid_for ->> 'periodStart')::timestamptz, (paid_for ->> 'periodEnd')::timestamptz)
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
  if s ->> 'status' = 'ended' then
    update private.checkouts set completed_at = now() where id = private.uuid_of(e ->> 'checkout');
    perform private.apply_reversal(p_provider, payment.charge) where payment.id is not null;
    return jsonb_build_object('outcome', case when payment.id is null then 'known' else 'late' end);
  end if;
  -- Paid late, after the days of grace: what was taken back is good again.
  perform private.give_back_lots(account, paid_for ->> 'plan', (paid_for ->> 'periodStart')::timestamptz,
    (paid_for ->> 'periodEnd')::timestamptz, 'Paid')
  from public.credit_accounts as account
  where account.user_id = owner
    and not exists (select from public.payments as returned where returned.user_id = owner
      and returned.subscription = s ->> 'id' and returned.item = paid_for ->> 'plan'
      and returned.period_end = (paid_for ->> 'periodEnd')::timestamptz
      and returned.state in ('refunded', 'disputed'));
  if payment.id is null then
    return jsonb_build_object('outcome', 'known', 'endSubscription', ends);
  end if;
  perform private.grant_change(account, payment, paid_for ->> 'replaces')
  from public.credit_accounts as account
  where account.user_id = owner and paid_for ->> 'replaces' is not null;
  update private.checkouts set completed_at = now() where id = private.uuid_of(e ->> 'checkout');
  perform private.write_letter(owner, 'receipt', 'payment:' || payment.id, jsonb_build_object(
    'item', plan.name || ' plan, ' || (s ->> 'cycle'), 'cents', payment.cents, 'currency', payment.currency,
    'paidAt', private.iso(payment.created_at), 'renewsAt', private.iso(payment.period_end), 'reference', payment.reference));
  perform private.apply_reversal(p_provider, payment.charge);
  return jsonb_build_object('outcome', 'paid', 'endSubscription', ends);
end $$;
