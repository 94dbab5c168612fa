-- What ended is told on every device that somebody comes back on, until they put it away.
alter table public.generation_jobs add column put_away boolean not null default false;
create index generation_jobs_ended on public.generation_jobs (user_id, ended_at) where ended_at is not null and not put_away;

-- One's own jobs that have not ended, and those of the last day that were not put away, newest first.
create function public.recent_jobs() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.job_view(job) order by job.created_at desc, job.id), '[]')
  from (
    select each.* from public.generation_jobs as each
    where each.user_id = (select auth.uid())
      and (each.ended_at is null or (each.ended_at > now() - interval '1 day' and not each.put_away and not exists (
        select from public.user_creations as made where made.id = each.creation_id and made.deleted_at is not null)))
    order by each.ended_at is null desc, each.created_at desc, each.id limit 50
  ) as job
$$;

-- Takes what ended of one's own off that list.
create function public.put_away_job(task uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.generation_jobs set put_away = true
  where id = task and user_id = (select auth.uid()) and ended_at is not null
$$;

revoke all on function public.recent_jobs(), public.put_away_job(uuid) from public, anon, authenticated;
grant execute on function public.recent_jobs(), public.put_away_job(uuid) to authenticated;
