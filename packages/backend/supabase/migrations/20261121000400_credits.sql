-- Who pays: included generations in lots that end, then credits. Every movement is a line that is never changed.
create table public.user_subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan_id text not null references public.subscription_plans (id),
  status text not null check (status in ('active', 'past_due', 'cancelled')),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  started_at timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  -- A failed card keeps the plan until then (D38).
  grace_until timestamptz,
  provider_customer text unique,
  provider_subscription text unique
);

create table public.credit_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Free to spend; what is held is no longer in it.
  balance integer not null default 0 check (balance >= 0),
  held integer not null default 0 check (held >= 0),
  started_at timestamptz not null,
  version bigint not null default 0
);

create table public.allowance_lots (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.credit_accounts (user_id) on delete cascade,
  kind text not null check (kind in ('video', 'image')),
  plan_id text not null references public.subscription_plans (id),
  granted integer not null check (granted >= 0),
  used integer not null default 0 check (used >= 0),
  held integer not null default 0 check (held >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (used + held <= granted),
  check (starts_at < ends_at),
  unique (user_id, kind, plan_id, starts_at)
);
create index allowance_lots_next on public.allowance_lots (user_id, kind, ends_at);

create table public.credit_holds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.credit_accounts (user_id) on delete cascade,
  -- What the run costs; credits are held for it only where no lot pays.
  price integer not null check (price >= 0),
  lot_id uuid references public.allowance_lots (id) on delete cascade,
  amount integer not null check (amount >= 0),
  captured integer not null default 0 check (captured between 0 and amount),
  state text not null default 'held' check (state in ('held', 'captured', 'released')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'held') = (settled_at is null)),
  check (lot_id is null or amount = 0)
);
create index credit_holds_by_lot on public.credit_holds (lot_id, state);
create index credit_holds_by_user on public.credit_holds (user_id, created_at);

create table public.credit_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.credit_accounts (user_id) on delete cascade,
  kind text not null check (kind in ('grant', 'purchase', 'allowance', 'hold', 'capture', 'release', 'adjustment')),
  balance_delta integer not null default 0,
  held_delta integer not null default 0,
  included_delta integer not null default 0,
  balance_after integer not null check (balance_after >= 0),
  held_after integer not null check (held_after >= 0),
  hold_id uuid references public.credit_holds (id) on delete cascade,
  lot_id uuid references public.allowance_lots (id) on delete cascade,
  creation_id uuid references public.user_creations (id) on delete set null,
  note text,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create index credit_entries_history on public.credit_entries (user_id, id desc);

revoke all on public.user_subscriptions, public.credit_accounts, public.allowance_lots, public.credit_holds,
  public.credit_entries from anon, authenticated;
grant select on public.user_subscriptions, public.credit_accounts, public.allowance_lots, public.credit_entries
  to authenticated;
alter table public.user_subscriptions enable row level security;
alter table public.credit_accounts enable row level security;
alter table public.allowance_lots enable row level security;
alter table public.credit_holds enable row level security;
alter table public.credit_entries enable row level security;
create policy "own" on public.user_subscriptions for select to authenticated using (user_id = (select auth.uid()));
create policy "own" on public.credit_accounts for select to authenticated using (user_id = (select auth.uid()));
create policy "own" on public.allowance_lots for select to authenticated using (user_id = (select auth.uid()));
create policy "own" on public.credit_entries for select to authenticated using (user_id = (select auth.uid()));

-- A line of the ledger stays as it was written. Only the account's own deletion takes it along,
-- and a creation that is deleted for good leaves its line without the link.
create function private.entry_stays() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.credit_accounts where user_id = old.user_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.creation_id is null
    and to_jsonb(new) - 'creation_id' = to_jsonb(old) - 'creation_id' then
    return new;
  end if;
  raise sqlstate 'PT409' using message = 'Lines of the credit history are never changed.';
end $$;
create trigger entry_stays before update or delete on public.credit_entries
  for each row execute function private.entry_stays();
