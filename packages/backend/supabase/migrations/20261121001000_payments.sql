-- Money: what was paid, by whom, for what. A payment outlives its account, without the name.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  provider text not null check (provider in ('local', 'stripe')),
  -- The provider's checkout session or invoice: one payment, however many events speak of it.
  reference text not null,
  -- What refunds and disputes name.
  charge text,
  kind text not null check (kind in ('pack', 'plan')),
  item text not null,
  item_name text not null,
  credits integer check (credits > 0),
  cents integer not null check (cents >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  subscription text,
  period_start timestamptz,
  period_end timestamptz,
  state text not null default 'paid' check (state in ('paid', 'partly_refunded', 'refunded', 'disputed')),
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- Credits asked back after a refund, and how many of them were spent already.
  reclaimed integer not null default 0 check (reclaimed >= 0),
  shortfall integer not null default 0 check (shortfall between 0 and reclaimed),
  reversals integer not null default 0,
  created_at timestamptz not null default now(),
  unique (provider, reference)
);
create index payments_by_user on public.payments (user_id, created_at desc);
create index payments_by_charge on public.payments (provider, charge);

revoke all on public.payments from anon, authenticated;
grant select on public.payments to authenticated;
alter table public.payments enable row level security;
create policy "own" on public.payments for select to authenticated using (user_id = (select auth.uid()));

alter table public.credit_entries add column payment_id uuid references public.payments (id);
-- What a refund took out of a lot, so that a dispute that is won can put it back.
alter table public.allowance_lots add column taken_back integer not null default 0 check (taken_back >= 0);

-- current_period_end is how far the plan is paid: a failed card does not move it.
alter table public.user_subscriptions
  drop column provider_customer,
  add column provider text not null default 'local' check (provider in ('local', 'stripe')),
  add column next_plan_id text references public.subscription_plans (id),
  -- When the provider made it: of two, the newer counts.
  add column subscribed_at timestamptz not null default now(),
  -- How fresh what we know is: an older report changes nothing.
  add column seen_at timestamptz not null default '-infinity';

create table private.payment_customers (
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  customer text not null,
  primary key (user_id, provider),
  unique (provider, customer)
);

-- What somebody was offered, at which price, until they pay or leave. Also the way into the local billing page.
create table private.checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid,
  kind text not null check (kind in ('pack', 'plan', 'portal')),
  item text,
  item_name text,
  billing_cycle text check (billing_cycle in ('monthly', 'yearly')),
  cents integer,
  credits integer,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index checkouts_by_age on private.checkouts (created_at);

create table private.payment_events (
  provider text not null,
  id text not null,
  kind text not null,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);

-- Money that went back may be reported before the payment itself.
create table private.payment_reversals (
  provider text not null,
  charge text not null,
  refunded_cents integer not null default 0,
  is_disputed boolean not null default false,
  primary key (provider, charge)
);

-- Mails that are due: written in the transaction that gives the reason, sent afterwards, tried again where that fails.
create table private.letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  -- Null: the account's own address.
  recipient text,
  kind text not null,
  facts jsonb not null,
  key text not null,
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check (user_id is not null or recipient is not null)
);
-- One letter for one reason.
create unique index letters_once on private.letters (user_id, key) nulls not distinct;
create index letters_due on private.letters (next_try_at) where sent_at is null;

create function private.write_letter(p_user uuid, p_kind text, p_key text, p_facts jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.letters (user_id, kind, key, facts) values (p_user, p_kind, p_key, p_facts) on conflict do nothing
$$;

-- Hands out letters that are due; one that is not reported as sent comes again, later each time, for about two days.
create function public.claim_letters(p_most integer)
returns table (id uuid, kind text, facts jsonb, recipient text)
language sql security definer set search_path = '' as $$
  with due as (
    select letter.id from private.letters as letter
    where letter.sent_at is null and letter.next_try_at <= now() and letter.attempts < 12
    order by letter.next_try_at limit p_most for update skip locked
  )
  update private.letters as letter
  set attempts = letter.attempts + 1,
    next_try_at = now() + make_interval(secs => least(21600, 30 * power(2, letter.attempts)))
  from due
  where letter.id = due.id
  returning letter.id, letter.kind, letter.facts,
    coalesce(letter.recipient, (select account.email from auth.users as account where account.id = letter.user_id))
$$;

-- Of a letter to nobody's account, not even the address stays.
create function public.letter_sent(p_letter uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.letters where id = p_letter and user_id is null;
  update private.letters set sent_at = now() where id = p_letter;
$$;

grant execute on function public.claim_letters(integer), public.letter_sent(uuid) to service_role;
