-- Who asks for much does not make the others wait for all of it: what has begun goes on, then everybody has a turn, and
-- of those whose turn it is, whoever has waited longest since they asked or last had the engine. So nobody who comes later overtakes.
create function private.job_places(p_engine text) returns table (id uuid, place integer)
language sql stable set search_path = '' as $$
  select live.id, row_number() over (
    order by live.has_begun desc, live.turn, greatest(live.created_at, live.served_at), live.created_at, live.id)::integer
  from (
    select job.id, job.created_at,
      job.status = 'running' or job.ticket is not null as has_begun,
      row_number() over (partition by job.user_id order by job.created_at, job.id) as turn,
      (select max(own.attempted_at) from public.generation_jobs as own
        where own.user_id = job.user_id and own.engine = job.engine) as served_at
    from public.generation_jobs as job
    where job.ended_at is null and job.engine = p_engine
  ) as live
$$;

-- When somebody was last served is found without reading all they ever asked for.
create index generation_jobs_served on public.generation_jobs (user_id, engine, attempted_at);

create or replace function public.claim_jobs(p_worker text, p_engine text, p_most integer, p_lease_seconds integer)
returns setof public.generation_jobs
language sql security definer set search_path = '' as $$
  update public.generation_jobs
  set leased_by = p_worker, lease_until = now() + make_interval(secs => p_lease_seconds), asked_at = now()
  where id in (
    select job.id from public.generation_jobs as job
    join private.job_places(p_engine) as line on line.id = job.id
    where job.ended_at is null and job.next_poll_at <= now()
      and (job.lease_until is null or job.lease_until < now())
    order by line.place limit p_most for update of job skip locked
  )
  returning *
$$;

-- As before, with the place in that line.
create or replace function private.job_view(p_job public.generation_jobs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'task_id', (p_job).id,
    'creation_id', (p_job).creation_id,
    'trained_model_id', (p_job).trained_model_id,
    'tool', (p_job).tool,
    'model', (p_job).model,
    'status', (p_job).status,
    'progress', (p_job).progress,
    'position', case when (p_job).status = 'queued' then coalesce((p_job).position, (
      select line.place - 1 from private.job_places((p_job).engine) as line where line.id = (p_job).id)) end,
    'message', (p_job).message,
    'cancel_returns', private.cancel_returns(p_job),
    'created_at', to_char((p_job).created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
$$;
