-- The safety net under everything, where a server has several engines: only of one that is none of them nobody asks any
-- more. Answers what engines are to stop.
drop function public.expire_stuck(integer, text, integer, text);
create function public.expire_stuck(
  p_after_seconds integer, p_message text, p_most_attempts integer default 3, p_engines jsonb default '[]'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  stuck public.generation_jobs;
  stopped jsonb := '[]';
begin
  for stuck in
    select * from public.generation_jobs
    where ended_at is null and (lease_until is null or lease_until < now())
      and ((coalesce(alive_at, attempted_at) < now() - make_interval(secs => p_after_seconds)
          and (asked_at is not null or not p_engines ? engine))
        or (running_since is null
          and waiting_since < now() - make_interval(hours => private.limit_of('waiting_hours')::integer))
        or (ticket is null and attempts >= p_most_attempts and attempted_at < now() - interval '10 minutes'))
    order by created_at limit 100
  loop
    stopped := stopped || jsonb_build_object(
      'applied', public.finish_job(stuck.id, 'failed', p_message) -> 'applied',
      'engine', stuck.engine, 'ticket', stuck.ticket);
  end loop;
  return stopped;
end $$;
revoke all on function public.expire_stuck(integer, text, integer, jsonb) from public, anon, authenticated;
grant execute on function public.expire_stuck(integer, text, integer, jsonb) to service_role;
