-- A job that looked stuck may have come alive while its account was waited for: what is so is asked again when it is
-- held. And whoever holds several accounts at once takes them in one order, their owners'.
create function private.is_stuck(
  p_job public.generation_jobs, p_after_seconds integer, p_most_attempts integer, p_engines jsonb
) returns boolean
language sql stable set search_path = '' as $$
  select p_job.ended_at is null and (p_job.lease_until is null or p_job.lease_until < now())
    and ((coalesce(p_job.alive_at, p_job.attempted_at) < now() - make_interval(secs => p_after_seconds)
        and (p_job.asked_at is not null or not p_engines ? p_job.engine))
      or (p_job.running_since is null
        and p_job.waiting_since < now() - make_interval(hours => private.limit_of('waiting_hours')::integer))
      or (p_job.ticket is null and p_job.attempts >= p_most_attempts
        and p_job.attempted_at < now() - interval '10 minutes'))
$$;
revoke all on function private.is_stuck(public.generation_jobs, integer, integer, jsonb) from public, anon, authenticated;

create or replace function public.expire_stuck(
  p_after_seconds integer, p_message text, p_most_attempts integer default 3, p_engines jsonb default '[]'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_stuck record;
  stuck public.generation_jobs;
  stopped jsonb := '[]';
begin
  for found_stuck in
    select due.user_id, due.id from (
      select job.user_id, job.id, job.created_at from public.generation_jobs as job
      where job.ended_at is null and private.is_stuck(job, p_after_seconds, p_most_attempts, p_engines)
      order by job.created_at limit 100
    ) as due order by due.user_id, due.created_at
  loop
    perform from public.credit_accounts where user_id = found_stuck.user_id for update;
    select * into stuck from public.generation_jobs where id = found_stuck.id for update;
    continue when not found or not private.is_stuck(stuck, p_after_seconds, p_most_attempts, p_engines);
    stopped := stopped || jsonb_build_object(
      'applied', public.finish_job(stuck.id, 'failed', p_message) -> 'applied',
      'engine', stuck.engine, 'ticket', stuck.ticket);
  end loop;
  return stopped;
end $$;
