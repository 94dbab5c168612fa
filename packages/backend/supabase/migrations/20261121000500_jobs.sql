create table public.generation_jobs (
  -- The taskId that the generation functions answer.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  creation_id uuid not null unique references public.user_creations (id) on delete cascade,
  hold_id uuid not null unique references public.credit_holds (id) on delete cascade,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  request_hash text not null,
  tool text not null,
  model text not null,
  -- The checked values of the tool's inputs; files are named by their place in storage.
  request jsonb not null,
  engine text not null,
  -- What the engine gave to ask it again with.
  ticket jsonb,
  provider_request_id text,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  progress real check (progress between 0 and 1),
  -- Where the engine has a queue of its own.
  position integer check (position >= 0),
  message text,
  attempts integer not null default 0,
  leased_by text,
  lease_until timestamptz,
  next_poll_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((status in ('queued', 'running')) = (ended_at is null)),
  unique (user_id, idempotency_key),
  unique (engine, provider_request_id)
);
create index generation_jobs_live on public.generation_jobs (next_poll_at, created_at) where ended_at is null;
create index generation_jobs_live_by_user on public.generation_jobs (user_id) where ended_at is null;

-- Read through job_state alone: a request holds more than its owner's screens need.
revoke all on public.generation_jobs from anon, authenticated;
alter table public.generation_jobs enable row level security;
