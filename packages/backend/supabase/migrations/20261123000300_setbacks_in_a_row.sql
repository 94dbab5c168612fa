-- Setbacks end a job where they follow each other: a sign of life between them is a new beginning.
create or replace function public.report_progress(
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
    setbacks = case when p_is_alive or p_attempts > attempts then 0 else setbacks end,
    attempted_at = case when p_attempts > attempts then now() else attempted_at end,
    alive_at = case when p_is_alive or p_attempts > attempts then now() else alive_at end,
    asked_at = case when p_is_alive or p_attempts > attempts then null else asked_at end,
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

-- What last went wrong with a job, for whoever runs the server: a log is gone before somebody asks.
create table private.job_problems (
  job_id uuid primary key references public.generation_jobs (id) on delete cascade,
  problem text not null,
  noted_at timestamptz not null default now()
);

create function public.note_problem(p_job uuid, p_problem text) returns void
language sql security definer set search_path = '' as $$
  insert into private.job_problems (job_id, problem)
  select id, left(p_problem, 1000) from public.generation_jobs where id = p_job
  on conflict (job_id) do update set problem = excluded.problem, noted_at = excluded.noted_at
$$;

revoke all on private.job_problems from public, anon, authenticated;
revoke all on function public.note_problem(uuid, text) from public, anon, authenticated;
grant execute on function public.note_problem(uuid, text) to service_role;
