-- Of a subscription the later word counts, also where that word is that it has ended, and also where the first that is
-- heard of it is its end. What is over for good does not come back, whatever is reported of it afterwards.
create table private.ended_subscriptions (
  provider text not null,
  subscription text not null,
  -- When its provider was last seen to say so.
  seen_at timestamptz not null,
  is_final boolean not null,
  primary key (provider, subscription)
);

create function private.note_ending(p_provider text, p_subscription text, p_seen timestamptz, p_final boolean) returns void
language sql security definer set search_path = '' as $$
  insert into private.ended_subscriptions as known (provider, subscription, seen_at, is_final)
  values (p_provider, p_subscription, p_seen, p_final)
  on conflict (provider, subscription) do update
  set seen_at = greatest(known.seen_at, excluded.seen_at), is_final = known.is_final or excluded.is_final
$$;

-- Whether a subscription was over by the time it was seen like this; of two looks at one moment, the end.
create function private.has_ended(p_provider text, s jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.ended_subscriptions
    where provider = p_provider and subscription = s ->> 'id' and (is_final or seen_at >= (s ->> 'seenAt')::timestamptz))
$$;

create or replace function private.plan_ended(p_provider text, e jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  seen timestamptz := coalesce(e ->> 'seenAt', e ->> 'at')::timestamptz;
  is_final boolean := coalesce((e ->> 'isFinal')::boolean, false);
  ended public.user_subscriptions;
begin
  perform private.note_ending(p_provider, e ->> 'subscriptionId', seen, is_final);
  select user_id into owner from public.user_subscriptions
  where provider = p_provider and provider_subscription = e ->> 'subscriptionId';
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.grant_allowance(private.lock_account(owner));
  update public.user_subscriptions
  set status = 'cancelled', cancel_at_period_end = false, next_plan_id = null, grace_until = null,
    current_period_end = least(current_period_end, (e ->> 'at')::timestamptz), seen_at = greatest(seen_at, seen)
  where user_id = owner and provider_subscription = e ->> 'subscriptionId' and status <> 'cancelled'
    and (is_final or seen_at <= seen)
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
