-- History is searched over prompt, title and model: one text, found by any part of it, small letters alone.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

alter table public.user_creations
  add column search_text text generated always as (
    lower(coalesce(title, '') || ' ' || coalesce(prompt, '') || ' ' || coalesce(model_used, ''))
  ) stored;
create index user_creations_search on public.user_creations using gin (search_text extensions.gin_trgm_ops)
  where deleted_at is null;

-- What somebody wrote before, newest first, once for each tool. It outlives the creations it was written for.
create table public.prompt_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tool text not null,
  prompt text not null check (length(prompt) between 1 and 20000),
  times integer not null default 1 check (times > 0),
  last_used_at timestamptz not null default now()
);
-- A prompt can be longer than an index takes.
create unique index prompt_history_once on public.prompt_history (user_id, tool, md5(prompt));
create index prompt_history_newest on public.prompt_history (user_id, last_used_at desc);

revoke all on public.prompt_history from anon, authenticated;
grant select, delete on public.prompt_history to authenticated;
alter table public.prompt_history enable row level security;
create policy "own can be read" on public.prompt_history for select to authenticated using (user_id = (select auth.uid()));
create policy "own can be deleted" on public.prompt_history for delete to authenticated
  using (user_id = (select auth.uid()));

create function private.remember_prompt() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  words text;
begin
  select prompt into words from public.user_creations where id = new.creation_id;
  if words is null or words = '' then
    return new;
  end if;
  insert into public.prompt_history as known (user_id, tool, prompt) values (new.user_id, new.tool, words)
  on conflict (user_id, tool, md5(prompt)) do update set times = known.times + 1, last_used_at = now();
  -- As many as anybody looks through.
  delete from public.prompt_history where id in (
    select id from public.prompt_history where user_id = new.user_id order by last_used_at desc offset 500
  );
  return new;
end $$;
create trigger remember_prompt after insert on public.generation_jobs
  for each row execute function private.remember_prompt();
revoke all on function private.remember_prompt() from public, anon, authenticated;
