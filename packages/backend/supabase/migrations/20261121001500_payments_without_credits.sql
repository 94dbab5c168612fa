-- A plan brings no credits of its own: its payments say 0, as do those that were too small to bring any.
alter table public.payments drop constraint payments_credits_check;
update public.payments set credits = 0 where credits is null;
alter table public.payments
  alter column credits set default 0,
  alter column credits set not null,
  add constraint payments_credits_check check (credits >= 0);

create or replace function private.pack_paid(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  checkout private.checkouts;
  payment public.payments;
  is_enough boolean;
begin
  select * into checkout from private.checkouts where id = (e ->> 'checkout')::uuid;
  if found then
    perform private.lock_account(checkout.user_id);
  end if;
  is_enough := coalesce((e ->> 'cents')::integer >= checkout.cents, false);
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
