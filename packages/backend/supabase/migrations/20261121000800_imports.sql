-- Creations that no job of this server made: the samples of a demo account, or a history that was moved here.
-- Answers true while its file is still to be brought; one that its owner deleted is never brought again.
create function public.import_creation(
  p_user uuid, p_creation uuid, p_kind text, p_title text, p_prompt text, p_model text, p_made_by text,
  p_settings jsonb,
  p_age_seconds integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_creations (id, user_id, type, title, prompt, status, model_used, made_by, settings, created_at)
  values (p_creation, p_user, p_kind, p_title, p_prompt, 'processing', p_model, p_made_by, p_settings,
    now() - make_interval(secs => p_age_seconds))
  on conflict (id) do nothing;
  return exists (
    select from public.user_creations
    where id = p_creation and user_id = p_user and task_id is null and status = 'processing' and deleted_at is null
  );
end $$;

create function public.complete_import(
  p_creation uuid, p_file text, p_poster text, p_width integer, p_height integer, p_seconds numeric
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_creations
  set status = 'completed', file_url = p_file, thumbnail_url = p_poster, download_url = p_file,
    width = p_width, height = p_height, seconds = p_seconds
  where id = p_creation and task_id is null and status = 'processing';
  return found;
end $$;

grant execute on function
  public.import_creation(uuid, uuid, text, text, text, text, text, jsonb, integer),
  public.complete_import(uuid, text, text, integer, integer, numeric)
to service_role;
