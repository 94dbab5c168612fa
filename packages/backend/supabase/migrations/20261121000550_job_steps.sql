-- Accepts a generation: price reserved, creation and job written, all or nothing. The same key twice is one job.
create function public.start_job(
  p_user uuid, p_key text, p_hash text, p_task uuid, p_creation uuid, p_kind text, p_tool text, p_model text,
  p_made_by text, p_prompt text, p_settings jsonb, p_request jsonb, p_engine text, p_price integer, p_most_at_once integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := private.lock_account(p_user);
  earlier public.generation_jobs;
  hold public.credit_holds;
begin
  select * into earlier from public.generation_jobs where user_id = p_user and idempotency_key = p_key;
  if found then
    if earlier.request_hash <> p_hash then
      raise sqlstate 'PT409' using message = 'This key was already used for another request.';
    end if;
    return jsonb_build_object('task_id', earlier.id, 'creation_id', earlier.creation_id, 'replayed', true);
  end if;
  if (select count(*) from public.generation_jobs where user_id = p_user and ended_at is null) >= p_most_at_once then
    raise sqlstate 'PT429' using
      message = 'Too many generations are running.',
      detail = jsonb_build_object('most', p_most_at_once)::text;
  end if;
  perform private.grant_allowance(account);
  insert into public.user_creations (id, user_id, type, prompt, status, model_used, made_by, task_id, credits_cost, settings)
  values (p_creation, p_user, p_kind, p_prompt, 'queued', p_model, p_made_by, p_task, p_price, p_settings);
  hold := private.hold_price(account, p_kind, p_price, p_creation);
  insert into public.generation_jobs
    (id, user_id, creation_id, hold_id, idempotency_key, request_hash, tool, model, request, engine)
  values (p_task, p_user, p_creation, hold.id, p_key, p_hash, p_tool, p_model, p_request, p_engine);
  return jsonb_build_object('task_id', p_task, 'creation_id', p_creation, 'replayed', false,
    'paid_by', case when hold.lot_id is null then 'credits' else 'included' end);
end $$;

-- The job of an earlier request with this key, so that a repeated one needs no second upload.
create function public.job_by_key(p_user uuid, p_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('task_id', id, 'creation_id', creation_id, 'request_hash', request_hash)
  from public.generation_jobs where user_id = p_user and idempotency_key = p_key
$$;

-- The live job that a provider's report speaks of: by its request, or by our own id where the request's was lost.
create function public.job_by_request(p_engine text, p_request text, p_task uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(job) from public.generation_jobs as job
  where job.engine = p_engine and job.ended_at is null
    and (job.provider_request_id = p_request or (job.provider_request_id is null and job.id = p_task))
$$;

-- Hands out jobs that are due and that nobody works on. Whoever dies loses them when the lease runs out.
create function public.claim_jobs(p_worker text, p_engine text, p_most integer, p_lease_seconds integer)
returns setof public.generation_jobs
language sql security definer set search_path = '' as $$
  update public.generation_jobs
  set leased_by = p_worker, lease_until = now() + make_interval(secs => p_lease_seconds)
  where id in (
    select id from public.generation_jobs
    where ended_at is null and engine = p_engine and next_poll_at <= now()
      and (lease_until is null or lease_until < now())
    order by created_at, id limit p_most for update skip locked
  )
  returning *
$$;

-- What a worker learnt. Answers false when the job has ended or is no longer this worker's, so that it stops.
create function public.report_progress(
  p_job uuid, p_worker text, p_lease_seconds integer, p_status text default null, p_progress real default null,
  p_position integer default null, p_attempts integer default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  creation uuid;
begin
  update public.generation_jobs
  set status = coalesce(p_status, status),
    -- Progress never goes back in one attempt.
    progress = case when p_attempts > attempts then p_progress else greatest(progress, p_progress) end,
    position = case when p_status = 'running' then null else coalesce(p_position, position) end,
    attempts = coalesce(p_attempts, attempts),
    lease_until = now() + make_interval(secs => p_lease_seconds)
  where id = p_job and leased_by = p_worker and ended_at is null
  returning creation_id into creation;
  if not found then
    return false;
  end if;
  if p_status = 'running' then
    update public.user_creations set status = 'processing' where id = creation and status = 'queued';
  end if;
  return true;
end $$;

-- Keeps what an engine gave for a submitted job; null forgets it, so that the job is submitted again.
create function public.keep_ticket(p_job uuid, p_worker text, p_ticket jsonb, p_provider_request_id text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generation_jobs
  set ticket = p_ticket, provider_request_id = p_provider_request_id
  where id = p_job and leased_by = p_worker and ended_at is null;
  return found;
end $$;

-- Puts a job down until later. What was learnt stays.
create function public.put_down_job(p_job uuid, p_worker text, p_wait_seconds real) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generation_jobs
  set leased_by = null, lease_until = null, next_poll_at = now() + make_interval(secs => p_wait_seconds)
  where id = p_job and leased_by = p_worker and ended_at is null;
  return found;
end $$;

-- For a start that knows that no other process works on these jobs: those of a dead one are free at once.
create function public.free_leases(p_engine text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  freed integer;
begin
  update public.generation_jobs set leased_by = null, lease_until = null, next_poll_at = now()
  where ended_at is null and engine = p_engine;
  get diagnostics freed = row_count;
  return freed;
end $$;

-- Ends a job. The first verdict wins, whoever brings it; it takes what was reserved or gives it back.
create function public.finish_job(
  p_job uuid, p_verdict text, p_message text default null, p_file text default null, p_poster text default null,
  p_download text default null, p_width integer default null, p_height integer default null, p_seconds numeric default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  job public.generation_jobs;
begin
  if p_verdict not in ('completed', 'failed', 'cancelled') then
    raise sqlstate 'PT400' using message = 'A job ends as completed, failed or cancelled.';
  end if;
  if p_verdict = 'completed' and p_file is null then
    raise sqlstate 'PT400' using message = 'A completed job has a file.';
  end if;
  select user_id into owner from public.generation_jobs where id = p_job;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such job.';
  end if;
  -- The account first, then the job: the order of every lock.
  perform private.lock_account(owner);
  select * into job from public.generation_jobs where id = p_job for update;
  if job.ended_at is not null then
    return jsonb_build_object('status', job.status, 'applied', false);
  end if;
  perform private.settle_hold(job.hold_id, p_verdict = 'completed', job.creation_id);
  update public.generation_jobs
  set status = p_verdict, message = p_message, ended_at = now(), leased_by = null, lease_until = null, position = null,
    progress = case when p_verdict = 'completed' then 1 else progress end
  where id = job.id;
  update public.user_creations
  set status = p_verdict, file_url = p_file, thumbnail_url = p_poster, download_url = p_download,
    width = p_width, height = p_height, seconds = p_seconds
  where id = job.creation_id;
  return jsonb_build_object('status', p_verdict, 'applied', true);
end $$;

-- The safety net under everything: what has been running for far too long is ended and given back.
create function public.expire_stuck(p_after_seconds integer, p_message text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stuck uuid;
  ended integer := 0;
begin
  for stuck in
    select id from public.generation_jobs
    where ended_at is null and created_at < now() - make_interval(secs => p_after_seconds)
      and (lease_until is null or lease_until < now())
    order by created_at limit 100
  loop
    perform public.finish_job(stuck, 'failed', p_message);
    ended := ended + 1;
  end loop;
  return ended;
end $$;

create function private.job_view(p_job public.generation_jobs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'task_id', (p_job).id,
    'creation_id', (p_job).creation_id,
    'model', (p_job).model,
    'status', (p_job).status,
    'progress', (p_job).progress,
    'position', case when (p_job).status = 'queued' then coalesce((p_job).position, (
      select count(*)::integer from public.generation_jobs as earlier
      where earlier.ended_at is null and earlier.engine = (p_job).engine
        and (earlier.created_at, earlier.id) < ((p_job).created_at, (p_job).id))) end,
    'message', (p_job).message,
    'created_at', to_char((p_job).created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
$$;

-- The state of one's own job; null when there is no such job.
create function public.job_state(task uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.job_view(job) from public.generation_jobs as job where job.id = task and job.user_id = (select auth.uid())
$$;

-- One's own jobs that have not ended, newest first.
create function public.running_jobs() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.job_view(job) order by job.created_at desc, job.id), '[]')
  from public.generation_jobs as job where job.user_id = (select auth.uid()) and job.ended_at is null
$$;

grant execute on function
  public.start_job(uuid, text, text, uuid, uuid, text, text, text, text, text, jsonb, jsonb, text, integer, integer),
  public.job_by_key(uuid, text),
  public.job_by_request(text, text, uuid),
  public.claim_jobs(text, text, integer, integer),
  public.report_progress(uuid, text, integer, text, real, integer, integer),
  public.keep_ticket(uuid, text, jsonb, text),
  public.put_down_job(uuid, text, real),
  public.free_leases(text),
  public.finish_job(uuid, text, text, text, text, text, integer, integer, numeric),
  public.expire_stuck(integer, text)
to service_role;
grant execute on function public.job_state(uuid), public.running_jobs() to authenticated;
