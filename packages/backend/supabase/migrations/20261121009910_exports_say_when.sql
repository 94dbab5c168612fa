-- Asked before a link is given, so that a page can say it: how many seconds until an export of this person may begin,
-- 0 for now. Whoever begins is asked again.
create function public.export_wait(p_user uuid, p_most integer) returns integer
language sql stable security definer set search_path = '' as $$
  select case when ends is null then 0 else greatest(1, ceil(extract(epoch from ends - now()))::integer) end
  from (
    select coalesce(max(lease_until) filter (where user_id = p_user),
      case when count(*) >= p_most then min(lease_until) end) as ends
    from private.running_exports where lease_until >= now()
  ) as running
$$;
revoke all on function public.export_wait(uuid, integer) from public, anon, authenticated;
grant execute on function public.export_wait(uuid, integer) to service_role;
