-- A server that is off, or a clock that stands still, is no silence of an engine: what runs out is counted only while
-- somebody looks after jobs, and a job is stuck only when its engine was asked and had no answer.

insert into private.limits (name, amount, what) values
  ('absence_minutes', 5, 'Minutes without anybody who looks after jobs that count as waiting; what is longer does not');

-- When somebody last looked after jobs.
create table private.presence (
  is_only boolean primary key default true check (is_only),
  seen_at timestamptz not null
);

alter table public.generation_jobs
  -- From when the day is counted after which nobody waits any more.
  add column waiting_since timestamptz not null default now(),
  -- When somebody last set out to ask the engine, and no sign of life came since; null after one.
  add column asked_at timestamptz;
update public.generation_jobs set waiting_since = created_at;

-- A server that is brought up to date was off as well; what it last did with a job that goes on says since when.
insert into private.presence (seen_at)
select least(now(), max(greatest(created_at, attempted_at, alive_at, lease_until)))
from public.generation_jobs where ended_at is null having count(*) > 0;

-- Somebody looks after jobs now. After an absence the times of every job under way move on by it, but for the first
-- minutes, so that absences without end are no life without end. Answers how many seconds are not counted.
create function public.note_presence() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  away interval;
begin
  insert into private.presence (seen_at) values (now()) on conflict do nothing;
  -- Of several who come at once, one counts the absence and the others find it counted.
  select now() - seen_at into away from private.presence for update;
  update private.presence set seen_at = greatest(seen_at, now());
  away := away - make_interval(mins => private.limit_of('absence_minutes')::integer);
  if away <= interval '0' then
    return 0;
  end if;
  update public.generation_jobs
  set waiting_since = waiting_since + least(away, now() - waiting_since),
    attempted_at = attempted_at + least(away, now() - attempted_at),
    alive_at = alive_at + least(away, now() - alive_at),
    running_since = running_since + least(away, now() - running_since)
  where ended_at is null;
  return floor(extract(epoch from away))::integer;
end $$;

-- As before, and from here on the engine is asked.
create or replace function public.claim_jobs(p_worker text, p_engine text, p_most integer, p_lease_seconds integer)
returns setof public.generation_jobs
language sql security definer set search_path = '' as $$
  update public.generation_jobs
  set leased_by = p_worker, lease_until = now() + make_interval(secs => p_lease_seconds), asked_at = now()
  where id in (
    select id from public.generation_jobs
    where ended_at is null and engine = p_engine and next_poll_at <= now()
      and (lease_until is null or lease_until < now())
    order by created_at, id limit p_most for update skip locked
  )
  returning *
$$;

-- As before, and a sign of life answers what was asked.
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
    setbacks = case when p_attempts > attempts then 0 else setbacks end,
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

-- A report is a sign of life, however late it comes.
create or replace function public.wake_job(p_job uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generation_jobs set next_poll_at = now(), alive_at = now(), asked_at = null
  where id = p_job and ended_at is null and (lease_until is null or lease_until < now());
  return found;
end $$;

create or replace function public.keep_report(p_job uuid, p_ticket jsonb, p_provider_request_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.generation_jobs
  set ticket = p_ticket, provider_request_id = p_provider_request_id, next_poll_at = now(), alive_at = now(),
    asked_at = null
  where id = p_job and ended_at is null and ticket is null and (lease_until is null or lease_until < now());
  return found or exists (
    select from public.generation_jobs where id = p_job and provider_request_id = p_provider_request_id
  );
end $$;

revoke all on function public.note_presence() from public, anon, authenticated;
grant execute on function public.note_presence() to service_role;
