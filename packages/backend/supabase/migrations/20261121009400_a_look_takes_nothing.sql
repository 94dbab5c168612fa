-- Whose data a link leads to, without using it up.
create function public.export_owner(p_hash text) returns uuid
language sql stable security definer set search_path = '' as $$
  select user_id from private.export_tickets where hash = p_hash and expires_at > now()
$$;
revoke all on function public.export_owner(text) from public, anon, authenticated;
grant execute on function public.export_owner(text) to service_role;
