-- Setbacks of the attempt that is under way, and when it began: what goes wrong again and again has an end.
alter table public.generation_jobs
  add column setbacks integer not null default 0 check (setbacks >= 0),
  add column attempted_at timestamptz;

drop function public.report_progress(uuid, text, integer, text, real, integer, integer);
drop function public.put_down_job(uuid, text, real);

-- What a worker learnt. Answers whose the job is now: 'mine'; 'taken', so that the worker lets go of it and leaves the
-- engine's work to whoever has it; or 'ended', so that the engine can stop too.
create function public.report_progress(
  p_job uuid, p_worker text, p_lease_seconds integer, p_status text default null, p_progress real default null,
  p_position integer default null, p_attempts integer default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  creation uuid;
begin
  update public.generation_jobs
  set status = coalesce(p_status, status),
    -- Progress never goes back in one attempt.
    progress = case when p_attempts > attempts then p_progress else greatest(progress, p_progress) end,
    position = case when p_status = 'running' then null else coalesce(p_position, position) end,
    setbacks = case when p_attempts > attempts then 0 else setbacks end,
    attempted_at = case when p_attempts > attempts then now() else attempted_at end,
    attempts = coalesce(p_attempts, attempts),
    lease_until = now() + make_interval(secs => p_lease_seconds)
  where id = p_job and leased_by = p_worker and ended_at is null
  returning creation_id into creation;
  if not found then
    return case
      when exists (select from public.generation_jobs where id = p_job and ended_at is null) then 'taken'
      else 'ended'
    end;
  end if;
  if p_status = 'running' then
    update public.user_creations set status = 'processing' where id = creation and status = 'queued';
  end if;
  return 'mine';
end $$;

-- Puts a job down until later. What was learnt stays; a setback is counted.
create function public.put_down_job(p_job uuid, p_worker text, p_wait_seconds real, p_is_setback boolean default false)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generation_jobs
  set leased_by = null, lease_until = null, next_poll_at = now() + make_interval(secs => p_wait_seconds),
    setbacks = setbacks + p_is_setback::integer
  where id = p_job and leased_by = p_worker and ended_at is null;
  return found;
end $$;

revoke all on function
  public.report_progress(uuid, text, integer, text, real, integer, integer),
  public.put_down_job(uuid, text, real, boolean)
from public, anon, authenticated;
grant execute on function
  public.report_progress(uuid, text, integer, text, real, integer, integer),
  public.put_down_job(uuid, text, real, boolean)
to service_role;
