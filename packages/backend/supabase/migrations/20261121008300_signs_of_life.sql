-- A job is stuck when its engine gives no sign of life, not when it waits in the engine's queue; and what a provider's
-- report brings is worked on like everything else: by whoever holds the lease.

alter table public.generation_jobs
  -- When the engine last said that it has the job.
  add column alive_at timestamptz,
  -- Since when it works on the attempt that is under way.
  add column running_since timestamptz;

drop function public.report_progress(uuid, text, integer, text, real, integer, integer);

-- As before, with whether the engine said that the job waits or runs: a worker's own beat is no sign of it.
create function public.report_progress(
  p_job uuid, p_worker text, p_lease_seconds integer, p_status text default null, p_progress real default null,
  p_position integer default null, p_attempts integer default null, p_is_alive boolean default false
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
    alive_at = case when p_is_alive or p_attempts > attempts then now() else alive_at end,
    running_since = case
      when p_attempts > attempts then null
      when p_status = 'running' then coalesce(running_since, now())
      else running_since
    end,
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

-- Keeps what a provider reported of a job whose own ticket was lost. Answers false where the job has a worker or
-- another ticket by now: the row is looked at and written in one step, so who submits it again is never overtaken.
create function public.keep_report(p_job uuid, p_ticket jsonb, p_provider_request_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generation_jobs
  set ticket = p_ticket, provider_request_id = p_provider_request_id, next_poll_at = now()
  where id = p_job and ended_at is null and ticket is null and (lease_until is null or lease_until < now());
  return found or exists (
    select from public.generation_jobs where id = p_job and provider_request_id = p_provider_request_id
  );
end $$;

-- The safety net under everything: what no engine has given a sign of for far too long, and what none ever began.
create or replace function public.expire_stuck(p_after_seconds integer, p_message text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stuck uuid;
  ended integer := 0;
begin
  for stuck in
    select id from public.generation_jobs
    where ended_at is null and (lease_until is null or lease_until < now())
      and (coalesce(alive_at, attempted_at) < now() - make_interval(secs => p_after_seconds)
        or (running_since is null
          and created_at < now() - make_interval(hours => private.limit_of('waiting_hours')::integer)))
    order by created_at limit 100
  loop
    perform public.finish_job(stuck, 'failed', p_message);
    ended := ended + 1;
  end loop;
  return ended;
end $$;

revoke all on function
  public.report_progress(uuid, text, integer, text, real, integer, integer, boolean),
  public.keep_report(uuid, jsonb, text)
from public, anon, authenticated;
grant execute on function
  public.report_progress(uuid, text, integer, text, real, integer, integer, boolean),
  public.keep_report(uuid, jsonb, text)
to service_role;
