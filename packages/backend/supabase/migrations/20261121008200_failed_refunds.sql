-- A refund may fail at the bank after it was reported: then less went back than was said, and the later word counts.
alter table private.payment_reversals add column refunded_at timestamptz not null default '-infinity';

create or replace function private.apply_reversal(p_provider text, p_charge text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reversal private.payment_reversals;
  payment public.payments;
  account public.credit_accounts;
  returned integer;
  due integer;
  taken integer;
  good_again text;
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
  good_again := case when payment.state = 'disputed' then 'Dispute won' else 'Refund failed' end;
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
      perform private.give_back_lots(account, payment.item, payment.period_start, payment.period_end, good_again);
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
      case when due > 0 then 'Payment returned' else good_again end, payment.id);
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
      insert into private.payment_reversals as known (provider, charge, refunded_cents, refunded_at)
      values (p_provider, charge, (p_event ->> 'cents')::integer, reported_at)
      on conflict on constraint payment_reversals_pkey do update
      set refunded_cents = excluded.refunded_cents, refunded_at = excluded.refunded_at
      -- Less than before where a refund failed at the bank; of two words in one second, the larger sum.
      where known.refunded_at < excluded.refunded_at
        or (known.refunded_at = excluded.refunded_at and known.refunded_cents < excluded.refunded_cents);
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
