-- Up to here every start of the embedded server gave the defaults out again that the first migration takes back, so that
-- what later migrations brought to a folder that was there before stood open to visitors.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- No function is for visitors: where they may call one, its rights came that way.
do $$
declare
  opened record;
begin
  for opened in
    select oid::regprocedure as name, proname from pg_proc
    where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
      and has_function_privilege('anon', oid, 'execute')
      -- An extension's are its own.
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', opened.name);
    if opened.proname in (
      'add_bookmark', 'add_to_album', 'album_creations', 'credit_history', 'delete_album', 'end_session', 'job_state',
      'my_albums', 'my_sessions', 'remove_from_album', 'restore_creation', 'running_jobs', 'save_album',
      'set_album_cover', 'set_album_public', 'trashed_creations', 'upload_room'
    ) then
      execute format('grant execute on function %s to authenticated', opened.name);
    end if;
  end loop;
end $$;
