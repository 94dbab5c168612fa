-- The sign-in service keeps a log of its own with ids and addresses, and calls are counted by person: neither stays
-- where the account goes. Of the log only whole values count, so that nobody else's address is found within.
create or replace function public.delete_account(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  is_gone boolean;
begin
  -- The account first: what runs in it settles before, or finds nothing.
  perform from public.credit_accounts where user_id = p_user for update;
  select email into address from auth.users where id = p_user;
  insert into private.letters (recipient, kind, key, facts)
  select address, 'accountDeleted', 'deleted:' || p_user, '{}' where address is not null
  on conflict do nothing;
  delete from auth.users where id = p_user;
  is_gone := found;
  delete from private.rate_limits where strpos(bucket, p_user::text) > 0;
  if to_regclass('auth.audit_log_entries') is not null
    and has_table_privilege('auth.audit_log_entries', 'select, delete') then
    -- It may lie there as text within JSON.
    execute $log$
      delete from auth.audit_log_entries as entry
      where strpos(replace(entry.payload::text, '\"', '"'), $1) > 0
        or strpos(replace(entry.payload::text, '\"', '"'), $2) > 0
    $log$ using p_user::text, to_json(address)::text;
  end if;
  return is_gone;
end $$;
