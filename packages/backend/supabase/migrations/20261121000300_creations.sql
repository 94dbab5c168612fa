create table public.user_creations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in ('image', 'video')),
  title text check (length(title) <= 200),
  prompt text,
  -- Files are named by their place in the storage bucket 'creations': '<user id>/<name>'.
  file_url text,
  thumbnail_url text,
  download_url text,
  status text not null check (status in ('queued', 'processing', 'completed', 'failed', 'cancelled')),
  -- The model that was asked for, as the request names it.
  model_used text,
  -- What really made the file: an engine's own name, so that a person can tell.
  made_by text,
  is_liked boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  task_id uuid unique,
  width integer check (width > 0),
  height integer check (height > 0),
  seconds numeric check (seconds > 0),
  credits_cost integer check (credits_cost >= 0),
  -- Everything that the form held, so that it can be filled again.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object')
);

-- History is read by key, newest or oldest first, whole or by type or liked only.
create index user_creations_history on public.user_creations (user_id, created_at desc, id desc) where deleted_at is null;
create index user_creations_liked on public.user_creations (user_id, created_at desc, id desc) where deleted_at is null and is_liked;
create index user_creations_trash on public.user_creations (deleted_at) where deleted_at is not null;

revoke all on public.user_creations from anon, authenticated;
grant select, delete on public.user_creations to authenticated;
-- A policy alone would let people write status and addresses of their own rows.
grant update (title, is_liked) on public.user_creations to authenticated;

alter table public.user_creations enable row level security;
create policy "own can be read" on public.user_creations for select to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null);
create policy "own can be changed" on public.user_creations for update to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null)
  with check (user_id = (select auth.uid()));
create policy "own can be deleted" on public.user_creations for delete to authenticated
  using (user_id = (select auth.uid()) and deleted_at is null);

-- Delete means the trash (D35). What is in the trash, or whose account goes, is really deleted.
create function private.creation_to_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.deleted_at is not null or not exists (select from auth.users where id = old.user_id) then
    return old;
  end if;
  update public.user_creations set deleted_at = now() where id = old.id;
  return null;
end $$;

create trigger creation_to_trash before delete on public.user_creations
  for each row execute function private.creation_to_trash();

create function public.restore_creation(id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_creations as creation set deleted_at = null
  where creation.id = restore_creation.id
    and creation.user_id = (select auth.uid())
    and creation.deleted_at is not null;
  if not found then
    raise sqlstate 'PT404' using message = 'This creation is not in your trash.';
  end if;
  return true;
end $$;

grant execute on function public.restore_creation(uuid) to authenticated;
