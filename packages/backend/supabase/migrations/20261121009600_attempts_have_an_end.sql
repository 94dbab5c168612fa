-- The safety net under everything, now also under a job whose every attempt ended with its worker: a file that takes
-- the process along would else be tried for ever. A submission that was made all the same has time to be reported.
drop function public.expire_stuck(integer, text);
create function public.expire_stuck(p_after_seconds integer, p_message text, p_most_attempts integer default 3)
returns integer
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
          and created_at < now() - make_interval(hours => private.limit_of('waiting_hours')::integer))
        or (ticket is null and attempts >= p_most_attempts and attempted_at < now() - interval '10 minutes'))
    order by created_at limit 100
  loop
    perform public.finish_job(stuck, 'failed', p_message);
    ended := ended + 1;
  end loop;
  return ended;
end $$;
revoke all on function public.expire_stuck(integer, text, integer) from public, anon, authenticated;
grant execute on function public.expire_stuck(integer, text, integer) to service_role;
