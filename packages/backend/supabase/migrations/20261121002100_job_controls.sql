-- What a person may do with a job that is under way or over: see what cancelling gives back, cancel, ask again.

-- The request says what its engine gives back; without a word, only what has not started.
create function private.cancel_returns(p_job public.generation_jobs) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when (p_job).ended_at is not null then null
    when coalesce((p_job).request ->> 'refundsCancelled', 'queued') = 'always' then 'all'
    when (p_job).status = 'queued' then 'all'
    else 'none'
  end
$$;

create or replace function private.job_view(p_job public.generation_jobs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'task_id', (p_job).id,
    'creation_id', (p_job).creation_id,
    'tool', (p_job).tool,
    'model', (p_job).model,
    'status', (p_job).status,
    'progress', (p_job).progress,
    'position', case when (p_job).status = 'queued' then coalesce((p_job).position, (
      select count(*)::integer from public.generation_jobs as earlier
      where earlier.ended_at is null and earlier.engine = (p_job).engine
        and (earlier.created_at, earlier.id) < ((p_job).created_at, (p_job).id))) end,
    'message', (p_job).message,
    'cancel_returns', private.cancel_returns(p_job),
    'created_at', to_char((p_job).created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
$$;

-- Ends a job at its owner's wish. Nobody gets less back than the button had said: then it is refused instead.
create function public.cancel_job(p_user uuid, p_job uuid, p_told text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  job public.generation_jobs;
  returned text;
begin
  -- The account first, then the job: the order of every lock.
  perform private.lock_account(p_user);
  select * into job from public.generation_jobs where id = p_job and user_id = p_user for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This generation is no longer there.';
  end if;
  if job.ended_at is not null then
    select case state when 'released' then 'all' else 'none' end into returned
    from public.credit_holds where id = job.hold_id;
    return jsonb_build_object('status', job.status, 'returned', returned, 'applied', false);
  end if;
  returned := private.cancel_returns(job);
  if p_told = 'all' and returned = 'none' then
    raise sqlstate 'PT409' using
      message = 'The engine has started on this meanwhile, so nothing would be given back. Cancel again if you still want to stop it.';
  end if;
  perform private.settle_hold(job.hold_id, returned = 'none', job.creation_id);
  update public.generation_jobs
  set status = 'cancelled', ended_at = now(), leased_by = null, lease_until = null, position = null,
    message = case returned
      when 'all' then 'You cancelled this generation. Nothing was charged.'
      else 'You cancelled this generation. The engine had started, so it was charged.' end
  where id = job.id;
  update public.user_creations set status = 'cancelled' where id = job.creation_id;
  return jsonb_build_object('status', 'cancelled', 'returned', returned, 'applied', true,
    'engine', job.engine, 'ticket', job.ticket);
end $$;

-- What a creation was asked for, so that it can be asked for again.
create function public.request_of(p_user uuid, p_creation uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked jsonb;
begin
  if not exists (
    select from public.user_creations where id = p_creation and user_id = p_user and deleted_at is null
  ) then
    raise sqlstate 'PT404' using message = 'This creation is no longer there.';
  end if;
  select jsonb_build_object('tool', tool, 'request', request) into asked
  from public.generation_jobs where creation_id = p_creation and user_id = p_user;
  return asked;
end $$;

revoke all on function private.cancel_returns(public.generation_jobs),
  public.cancel_job(uuid, uuid, text), public.request_of(uuid, uuid) from public, anon, authenticated;
grant execute on function public.cancel_job(uuid, uuid, text), public.request_of(uuid, uuid) to service_role;
