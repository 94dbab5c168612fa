-- What a payment reports says from when another plan counts. Where somebody changes the row itself, it counts from then
-- on: months that the former plan has had are not granted anew. What the former plan earned is written down before.
create function private.plan_counts_from_now() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.grant_allowance(private.lock_account(new.user_id));
  new.plan_from := now();
  return new;
end $$;
revoke all on function private.plan_counts_from_now() from public, anon, authenticated;

create trigger plan_counts_from_now before update of plan_id on public.user_subscriptions for each row
  when (new.plan_id <> old.plan_id and new.started_at = old.started_at
    and new.plan_from is not distinct from old.plan_from)
  execute function private.plan_counts_from_now();
