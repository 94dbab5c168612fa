-- Jobs end for what happened to them alone: not for waiting in a long queue, and not with somebody else's trash.

insert into private.limits (name, amount, what) values
  ('waiting_hours', 24, 'Hours after which a generation that no engine has taken up is ended and given back');

-- The safety net under everything: an attempt that began far too long ago, and what no engine ever took up.
create or replace function public.expire_stuck(p_after_seconds integer, p_message text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stuck uuid;
  ended integer := 0;
begin
  for stuck in
    select id from public.generation_jobs
    where ended_at is null and (lease_until is null or lease_until < now())
      and (attempted_at < now() - make_interval(secs => p_after_seconds)
        or (attempted_at is null
          and created_at < now() - make_interval(hours => private.limit_of('waiting_hours')::integer)))
    order by created_at limit 100
  loop
    perform public.finish_job(stuck, 'failed', p_message);
    ended := ended + 1;
  end loop;
  return ended;
end $$;

-- A provider reports on a job: whoever works on it looks at once. Answers false while somebody does already.
create function public.wake_job(p_job uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generation_jobs set next_poll_at = now()
  where id = p_job and ended_at is null and (lease_until is null or lease_until < now());
  return found;
end $$;

-- As before, with whether somebody works on it.
create or replace function public.job_by_request(p_engine text, p_request text, p_task uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(job) || jsonb_build_object('is_leased', coalesce(job.lease_until > now(), false))
  from public.generation_jobs as job
  where job.engine = p_engine and job.ended_at is null
    and (job.provider_request_id = p_request or (job.provider_request_id is null and job.id = p_task))
$$;

-- Deletes for good what is in the trash. Answers what must go from storage and what engines are to stop.
create or replace function private.purge(p_user uuid, p_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  places text[];
  stopped jsonb := '[]';
  live uuid;
  gone integer;
begin
  perform private.lock_account(p_user);
  for live in
    select job.id from public.generation_jobs as job
    join public.user_creations as creation on creation.id = job.creation_id and creation.deleted_at is not null
    where job.user_id = p_user and job.creation_id = any(p_ids) and job.ended_at is null
  loop
    stopped := stopped || public.cancel_job(p_user, live);
  end loop;
  select array_agg(distinct place) into places
  from public.user_creations as creation, private.places_of(creation) as place
  where creation.user_id = p_user and creation.id = any(p_ids) and creation.deleted_at is not null;
  delete from public.user_creations where user_id = p_user and id = any(p_ids) and deleted_at is not null;
  get diagnostics gone = row_count;
  return jsonb_build_object('deleted', gone, 'stopped', stopped, 'places', coalesce((
    select jsonb_agg(freed.name) from unnest(places) as freed (name)
    where not exists (select from private.used_places as used where used.user_id = p_user and used.place = freed.name)
  ), '[]'));
end $$;

-- Ends an account with everything of it. Answers what engines are to stop: nobody waits for it any more.
create function public.close_account(p_user uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stopped jsonb := '[]';
  live uuid;
begin
  perform from public.credit_accounts where user_id = p_user for update;
  for live in select id from public.generation_jobs where user_id = p_user and ended_at is null loop
    stopped := stopped || public.cancel_job(p_user, live);
  end loop;
  perform public.delete_account(p_user);
  return stopped;
end $$;

grant execute on function public.wake_job(uuid), public.close_account(uuid) to service_role;
