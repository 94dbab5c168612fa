-- Subscriptions that must end at the provider, since another one is in force or their account is gone. Written with the
-- report that shows it, struck off when the provider has done it: nobody goes on paying because a call failed.
create table private.subscriptions_to_end (
  provider text not null,
  subscription text not null,
  primary key (provider, subscription)
);

create or replace function public.apply_payment_event(p_provider text, p_event jsonb) returns jsonb
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
  if outcome ->> 'endSubscription' is not null then
    insert into private.subscriptions_to_end (provider, subscription) values (p_provider, outcome ->> 'endSubscription')
    on conflict do nothing;
  end if;
  return outcome;
end $$;

create function public.subscriptions_to_end(p_provider text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(subscription), '[]') from private.subscriptions_to_end where provider = p_provider
$$;

create function public.subscription_has_ended(p_provider text, p_subscription text) returns void
language sql security definer set search_path = '' as $$
  delete from private.subscriptions_to_end where provider = p_provider and subscription = p_subscription
$$;

-- What a subscriber may change to.
create function public.plans_on_offer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'monthly', price_monthly, 'yearly', price_yearly)
    order by price_monthly), '[]')
  from public.subscription_plans where is_active and price_monthly > 0
$$;

grant execute on function
  public.subscriptions_to_end(text),
  public.subscription_has_ended(text, text),
  public.plans_on_offer()
to service_role;
