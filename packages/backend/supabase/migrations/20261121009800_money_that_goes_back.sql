-- Money that bought nothing goes back by itself: what was paid twice, what came for an account that is gone or for a plan
-- that had ended. What cannot be given back so, or may be another's, is the operator's, who gets a mail, once.

-- Pages that an account had offered when it was deleted: what is still paid there is ours to give back. No person's name.
create table private.gone_checkouts (
  id uuid primary key,
  gone_at timestamptz not null default now()
);

create function private.note_gone_checkout() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A sweep takes old ones of people who are there.
  if not exists (select from auth.users where id = old.user_id) then
    insert into private.gone_checkouts (id) values (old.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_gone_checkout after delete on private.checkouts
for each row when (old.kind <> 'portal') execute function private.note_gone_checkout();

create table private.money_to_return (
  payment_id uuid primary key references public.payments (id) on delete cascade,
  reason text not null check (reason in ('double', 'nobody', 'late', 'underpaid')),
  -- An operator has to judge.
  by_hand boolean not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  settled_at timestamptz
);
create index money_to_return_due on private.money_to_return (next_try_at) where settled_at is null;

-- What a report comes to, as it was; with what it brought that has to go back, in the same transaction.
alter function public.apply_payment_event(text, jsonb) set schema private;
alter function private.apply_payment_event(text, jsonb) rename to take_in_payment_event;
revoke all on function private.take_in_payment_event(text, jsonb) from public, anon, authenticated, service_role;

create function public.apply_payment_event(p_provider text, p_event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  outcome jsonb := private.take_in_payment_event(p_provider, p_event);
  why text := outcome ->> 'outcome';
  payment public.payments;
begin
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
    -- Another installation may sell through the same account at the provider.
    or (why = 'nobody'
      and not exists (select from private.gone_checkouts where id = private.uuid_of(p_event ->> 'checkout'))
      and not exists (select from public.payments as earlier where earlier.provider = p_provider
        and earlier.subscription = payment.subscription and earlier.id <> payment.id)))
  on conflict do nothing;
  if why = 'late' and payment.user_id is not null and payment.charge is not null then
    perform private.write_letter(payment.user_id, 'paidLate', 'payment:' || payment.id, jsonb_build_object(
      'plan', payment.item_name, 'cents', payment.cents, 'currency', payment.currency, 'reference', payment.reference));
  end if;
  return outcome;
end $$;

-- Hands out what is due; what is not reported as settled comes again, later each time.
create function public.money_to_return(p_provider text, p_most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  with due as (
    select payment_id from private.money_to_return as due
    join public.payments as payment on payment.id = due.payment_id
    where due.settled_at is null and due.next_try_at <= now() and payment.provider = p_provider
    order by due.next_try_at limit p_most for update of due skip locked
  ), taken as (
    update private.money_to_return as due
    set attempts = due.attempts + 1, next_try_at = now() + make_interval(secs => least(21600, 120 * power(2, due.attempts)))
    from due as this where due.payment_id = this.payment_id
    returning due.*
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', taken.payment_id, 'reason', taken.reason, 'byHand', taken.by_hand,
    'attempts', taken.attempts, 'charge', payment.charge, 'cents', payment.cents, 'currency', payment.currency,
    'reference', payment.reference)), '[]') into claimed
  from taken join public.payments as payment on payment.id = taken.payment_id;
  return claimed;
end $$;

-- Given back, or handed to the operator with a mail.
create function public.money_is_settled(p_payment uuid, p_operator text default null, p_facts jsonb default null)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.money_to_return set settled_at = now() where payment_id = p_payment and settled_at is null;
  if found and p_operator is not null then
    insert into private.letters (recipient, kind, key, facts)
    values (p_operator, 'moneyByHand', 'money:' || p_payment, p_facts) on conflict do nothing;
  end if;
end $$;

create or replace function public.payment_ties(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'customers', coalesce((select jsonb_object_agg(provider, customer) from private.payment_customers where user_id = p_user), '{}'),
    'subscriptions', coalesce((select jsonb_object_agg(provider, provider_subscription) from public.user_subscriptions
      where user_id = p_user and status <> 'cancelled' and provider_subscription is not null), '{}'),
    -- Where somebody could still pay. After two days every provider has closed them by itself.
    'pages', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'provider', provider, 'reference', reference))
      from private.checkouts where user_id = p_user and reference is not null and closed_at is null
        and completed_at is null and created_at > now() - interval '2 days'), '[]'))
$$;

create or replace function public.sweep_accounts() returns void
language sql security definer set search_path = '' as $$
  delete from private.export_tickets where expires_at < now();
  delete from private.running_exports where lease_until < now();
  delete from private.checkouts where created_at < now() - interval '3 days' and kind = 'portal'
    or created_at < now() - interval '30 days';
  -- A debit from a bank account may take two weeks.
  delete from private.gone_checkouts where gone_at < now() - interval '60 days';
  delete from private.letters where created_at < now() - interval '90 days';
  delete from private.payment_events where received_at < now() - interval '90 days';
  delete from private.rate_limits where window_start < now() - interval '2 days';
$$;

revoke all on function
  private.note_gone_checkout(), public.apply_payment_event(text, jsonb), public.money_to_return(text, integer),
  public.money_is_settled(uuid, text, jsonb)
from public, anon, authenticated;
grant execute on function
  public.apply_payment_event(text, jsonb), public.money_to_return(text, integer),
  public.money_is_settled(uuid, text, jsonb)
to service_role;
