-- What is for sale. Operators change these rows; nothing else knows their numbers.
create table public.subscription_plans (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  name text not null unique,
  description text not null,
  price_monthly integer not null check (price_monthly >= 0),
  price_yearly integer not null check (price_yearly >= 0),
  video_credits_monthly integer not null check (video_credits_monthly >= 0),
  image_generations_monthly integer not null check (image_generations_monthly >= 0),
  roll_over_months integer not null default 0 check (roll_over_months between 0 and 12),
  features jsonb not null default '[]' check (jsonb_typeof(features) = 'array'),
  is_active boolean not null default true
);

create table public.credit_packs (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  name text not null unique,
  price_cents integer not null check (price_cents > 0),
  credits integer not null check (credits > 0),
  approx_usage text not null,
  best_for text not null,
  is_active boolean not null default true
);

revoke all on public.subscription_plans, public.credit_packs from anon, authenticated;
grant select on public.subscription_plans, public.credit_packs to anon, authenticated;
alter table public.subscription_plans enable row level security;
alter table public.credit_packs enable row level security;
create policy "what is for sale" on public.subscription_plans for select to anon, authenticated using (is_active);
create policy "what is for sale" on public.credit_packs for select to anon, authenticated using (is_active);

insert into public.subscription_plans
  (id, name, description, price_monthly, price_yearly, video_credits_monthly, image_generations_monthly, roll_over_months, features)
values
  ('free', 'Free', 'Try every tool.', 0, 0, 3, 10, 0,
    '["3 video generations a month", "10 image generations a month", "Every tool"]'),
  ('starter', 'Starter', 'For regular work.', 999, 9950, 20, 150, 1,
    '["20 video generations a month", "150 image generations a month", "What is unused rolls over for 1 month"]'),
  ('pro', 'Pro', 'For productions.', 2999, 29870, 80, 600, 3,
    '["80 video generations a month", "600 image generations a month", "What is unused rolls over for 3 months"]');

insert into public.credit_packs (id, name, price_cents, credits, approx_usage, best_for)
values
  ('try-out', 'Try-out', 500, 1000, 'About 5 clips of 5 seconds', 'A few short clips'),
  ('creator', 'Creator', 1500, 3500, 'About 17 clips of 5 seconds', 'A week of work'),
  ('studio', 'Studio', 4000, 10000, 'About 50 clips of 5 seconds', 'A production');
