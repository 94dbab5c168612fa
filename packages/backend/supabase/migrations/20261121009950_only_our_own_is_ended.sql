-- One account at a payment provider may serve several installations and other shops. A subscription of nobody here is
-- ended, and its money given back, only where it is proved to be ours; any other is left alone, and the operator told.

-- What people paid for who are gone: theirs is still ours to end. No person's name.
create table private.gone_subscriptions (
  provider text not null,
  subscription text not null,
  gone_at timestamptz not null default now(),
  primary key (provider, subscription)
);

create function private.note_gone_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := to_jsonb(old);
begin
  -- A subscription also gives way to another of somebody who is there.
  if not exists (select from auth.users where id = old.user_id) then
    insert into private.gone_subscriptions (provider, subscription)
    values (was ->> 'provider', coalesce(was ->> 'provider_subscription', was ->> 'subscription'))
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_gone_subscription after delete on public.user_subscriptions
for each row when (old.provider is not null and old.provider_subscription is not null)
execute function private.note_gone_subscription();
create trigger note_gone_subscription after update of user_id on public.payments
for each row when (old.user_id is not null and new.user_id is null and old.subscription is not null)
execute function private.note_gone_subscription();

-- Whether somebody had it here, or was offered the page where it was bought, and is gone.
create function private.was_ours(p_provider text, p_subscription text, p_checkout text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.gone_checkouts where id = private.uuid_of(p_checkout))
    or exists (select from private.gone_subscriptions where provider = p_provider and subscription = p_subscription)
    or private.is_double(p_provider, p_subscription)
$$;

-- Those that the operator was told of.
create table private.foreign_subscriptions (
  provider text not null,
  subscription text not null,
  noted_at timestamptz not null default now(),
  primary key (provider, subscription)
);

-- Both its person and its plan have to be ours. One alone is the operator's to judge; neither is another shop's.
create function private.foreign_outcome(p_provider text, e jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  s jsonb := e -> 'subscription';
  has_person boolean := exists (select from auth.users where id = private.uuid_of(s ->> 'user'))
    or private.was_ours(p_provider, s ->> 'id', e ->> 'checkout');
  has_plan boolean := exists (select from public.subscription_plans where id = s ->> 'plan');
begin
  return case when has_person and has_plan then null when has_person or has_plan then 'foreign' else 'ignored' end;
end $$;

create or replace function public.apply_payment_event(p_provider text, p_event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  foreign_to_us text := case when p_event ->> 'kind' in ('planPaid', 'planReported')
    then private.foreign_outcome(p_provider, p_event) end;
  outcome jsonb;
  why text;
  payment public.payments;
begin
  -- Nothing of it is kept: another's money is not in our books.
  if foreign_to_us is not null then
    return jsonb_build_object('outcome', foreign_to_us);
  end if;
  outcome := private.take_in_payment_event(p_provider, p_event);
  why := outcome ->> 'outcome';
  if why not in ('double', 'nobody', 'late', 'underpaid') then
    return outcome;
  end if;
  -- Only what this very report brought: one that comes again brings nothing.
  select * into payment from public.payments
  where provider = p_provider and reference = p_event ->> 'reference' and created_at = now();
  if not found or payment.cents = 0 then
    return outcome;
  end if;
  insert into private.money_to_return (payment_id, reason, by_hand)
  values (payment.id, why, payment.charge is null or why = 'underpaid'
    or (why = 'nobody' and not private.was_ours(p_provider, payment.subscription, p_event ->> 'checkout')))
  on conflict do nothing;
  if why = 'late' and payment.user_id is not null and payment.charge is not null then
    perform private.write_letter(payment.user_id, 'paidLate', 'payment:' || payment.id, jsonb_build_object(
      'plan', payment.item_name, 'cents', payment.cents, 'currency', payment.currency, 'reference', payment.reference));
  end if;
  return outcome;
end $$;

-- Answers whether it is new. The first is mailed; an account that serves another installation has many of them.
create function public.note_foreign_subscription(p_provider text, p_subscription text, p_operator text, p_facts jsonb)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.foreign_subscriptions (provider, subscription) values (p_provider, p_subscription)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  if p_operator is not null then
    insert into private.letters (recipient, kind, key, facts)
    values (p_operator, 'foreignSubscription', 'foreign:' || p_provider, p_facts) on conflict do nothing;
  end if;
  return true;
end $$;

revoke all on function
  private.note_gone_subscription(), private.was_ours(text, text, text), private.foreign_outcome(text, jsonb),
  public.apply_payment_event(text, jsonb), public.note_foreign_subscription(text, text, text, jsonb)
from public, anon, authenticated;
grant execute on function
  public.apply_payment_event(text, jsonb), public.note_foreign_subscription(text, text, text, jsonb)
to service_role;
