-- Some servers in front of this database hand a JSON object over as a text that holds one. Kept is the object itself.
create function private.plain_json(p_value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_value) = 'string' then (p_value #>> '{}')::jsonb else p_value end
$$;

create function private.keep_settings_plain() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.settings := private.plain_json(new.settings);
  return new;
end $$;
create trigger keep_settings_plain before insert on public.user_creations
  for each row execute function private.keep_settings_plain();

create function private.keep_job_plain() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.request := private.plain_json(new.request);
  new.ticket := private.plain_json(new.ticket);
  return new;
end $$;
create trigger keep_job_plain before insert or update of ticket on public.generation_jobs
  for each row execute function private.keep_job_plain();

revoke all on function private.plain_json(jsonb), private.keep_settings_plain(), private.keep_job_plain()
  from public, anon, authenticated;
