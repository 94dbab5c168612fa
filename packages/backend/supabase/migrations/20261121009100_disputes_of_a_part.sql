-- A dispute takes back what is disputed and no more, and a charge may be disputed in several parts.
create table private.disputes (
  provider text not null,
  charge text not null,
  -- The provider's own name of it; none for those written down before names were kept.
  dispute text not null,
  cents integer not null check (cents >= 0),
  is_open boolean not null,
  at timestamptz not null,
  primary key (provider, charge, dispute)
);

insert into private.disputes (provider, charge, dispute, cents, is_open, at)
select known.provider, known.charge, '', coalesce(payment.cents, 2147483647), known.is_disputed, known.dispute_at
from private.payment_reversals as known
left join public.payments as payment on payment.provider = known.provider and payment.charge = known.charge
where known.dispute_at > '-infinity';
alter table private.payment_reversals drop column is_disputed, drop column dispute_at;

-- Brings money that went back to bear on what it had paid for; `p_good_again` says why some of it may be there again.
drop function private.apply_reversal(text, text);
create function private.apply_reversal(p_provider text, p_charge text, p_good_again text default 'Refund failed')
returns void
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
  account public.credit_accounts;
  refunded bigint;
  disputed bigint;
  returned integer;
  due integer;
  taken integer;
begin
  select * into payment from public.payments where provider = p_provider and charge = p_charge;
  if payment.id is null then
    return;
  end if;
  if payment.user_id is not null then
    account := private.lock_account(payment.user_id);
  end if;
  select * into payment from public.payments where id = payment.id for update;
  select coalesce(sum(refunded_cents), 0) into refunded
  from private.payment_reversals where provider = p_provider and charge = p_charge;
  select coalesce(sum(cents), 0) into disputed
  from private.disputes where provider = p_provider and charge = p_charge and is_open;
  returned := least(refunded + disputed, payment.cents);
  update public.payments
  set refunded_cents = returned,
    state = case when disputed > 0 then 'disputed' when returned = 0 then 'paid'
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
    -- A part of a plan's money changes nothing but the record: a month is there or it isn't.
    if returned = payment.cents and payment.refunded_cents < payment.cents then
      perform private.take_back_lots(account, payment.item, payment.period_start, payment.period_end, 'Payment returned');
      perform private.withdraw_unpaid_period(account.user_id);
    elsif returned < payment.cents and payment.refunded_cents = payment.cents then
      perform private.give_back_lots(account, payment.item, payment.period_start, payment.period_end, p_good_again);
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
      case when due > 0 then 'Payment returned' else p_good_again end, payment.id);
  end if;
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
      and returned.refunded_cents >= returned.cents);
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

create or replace function public.apply_payment_event(p_provider text, p_event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  outcome jsonb := '{"outcome": "noted"}';
  charge text := p_event ->> 'charge';
  reported_at timestamptz := coalesce((p_event ->> 'at')::timestamptz, now());
  subscription text := coalesce(p_event ->> 'subscriptionId', p_event -> 'subscription' ->> 'id');
  is_over boolean := false;
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
  -- And so with the beginning and the end of a subscription that nobody knows yet.
  if subscription is not null then
    perform pg_advisory_xact_lock(hashtextextended(p_provider || ' subscription ' || subscription, 0));
    is_over := p_event -> 'subscription' is not null and private.has_ended(p_provider, p_event -> 'subscription');
  end if;
  case p_event ->> 'kind'
    when 'packPaid' then outcome := private.pack_paid(p_provider, p_event);
    when 'planPaid' then
      if is_over then
        p_event := jsonb_set(p_event, '{subscription,status}', '"ended"');
      end if;
      outcome := private.plan_paid(p_provider, p_event);
    when 'planReported' then
      outcome := case when is_over then '{"outcome": "known"}' else private.plan_reported(p_provider, p_event) end;
    when 'planEnded' then outcome := private.plan_ended(p_provider, p_event);
    when 'refunded' then
      insert into private.payment_reversals as known (provider, charge, refunded_cents, refunded_at)
      values (p_provider, charge, (p_event ->> 'cents')::integer, reported_at)
      on conflict on constraint payment_reversals_pkey do update
      set refunded_cents = excluded.refunded_cents, refunded_at = excluded.refunded_at
      -- Less than before where a refund failed at the bank; of two words in one second, the larger sum.
      where known.refunded_at < excluded.refunded_at
        or (known.refunded_at = excluded.refunded_at and known.refunded_cents < excluded.refunded_cents);
      perform private.apply_reversal(p_provider, charge, 'Refund failed');
    when 'disputed', 'disputeWon' then
      -- Its own name is known now: what an older version wrote down without one is this.
      delete from private.disputes as unnamed
      where unnamed.provider = p_provider and unnamed.charge = p_event ->> 'charge' and unnamed.dispute = ''
        and unnamed.at <= reported_at;
      insert into private.disputes as known (provider, charge, dispute, cents, is_open, at)
      values (p_provider, charge, p_event ->> 'dispute', (p_event ->> 'cents')::integer,
        p_event ->> 'kind' = 'disputed', reported_at)
      on conflict on constraint disputes_pkey do update
      set cents = excluded.cents, is_open = excluded.is_open, at = excluded.at
      -- The later word counts, whichever comes first; of two in one second, the end.
      where known.at < excluded.at or (known.at = excluded.at and known.is_open);
      perform private.apply_reversal(p_provider, charge, 'Dispute won');
  end case;
  if outcome ->> 'endSubscription' is not null then
    insert into private.subscriptions_to_end as known (provider, subscription, returns_money)
    values (p_provider, outcome ->> 'endSubscription', coalesce((outcome ->> 'returnsMoney')::boolean, false))
    on conflict on constraint subscriptions_to_end_pkey do update
    set ended_at = null, returns_money = known.returns_money or excluded.returns_money;
  end if;
  return outcome;
end $$;
