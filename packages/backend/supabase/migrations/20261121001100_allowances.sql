-- Lots of the months that a plan covers up to a moment, as far as their rest is still good.
create function private.grant_months(
  p_account public.credit_accounts, p_plan text, p_anchor timestamptz, p_until timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  plan public.subscription_plans;
  last_month integer;
  lot public.allowance_lots;
begin
  if p_until < p_anchor then
    return;
  end if;
  select * into plan from public.subscription_plans where id = p_plan;
  select number into last_month from private.month_of(p_anchor, p_until);
  for lot in
    insert into public.allowance_lots (user_id, kind, plan_id, granted, starts_at, ends_at)
    select (p_account).user_id, included.kind, plan.id, included.number,
      private.months_after(p_anchor, month), private.months_after(p_anchor, month + 1 + plan.roll_over_months)
    from generate_series(greatest(0, last_month - plan.roll_over_months), last_month) as month,
      (values ('video', plan.video_credits_monthly), ('image', plan.image_generations_monthly)) as included (kind, number)
    where private.months_after(p_anchor, month + 1 + plan.roll_over_months) > now()
    on conflict do nothing
    returning *
  loop
    insert into public.credit_entries
      (user_id, kind, included_delta, balance_after, held_after, lot_id, note, idempotency_key)
    values (lot.user_id, 'allowance', lot.granted, (p_account).balance, (p_account).held, lot.id,
      plan.name || ' plan, ' || lot.kind || ' generations', 'lot:' || lot.id);
  end loop;
end $$;

-- Takes what is unused out of lots that turned out to be unpaid. What runs or was made stays.
create function private.take_back_lots(
  p_account public.credit_accounts, p_plan text, p_from timestamptz, p_to timestamptz, p_note text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lot public.allowance_lots;
  unused integer;
begin
  for lot in
    select * from public.allowance_lots
    where user_id = (p_account).user_id and plan_id = p_plan and starts_at >= p_from and starts_at < p_to
      and used + held < granted
    for update
  loop
    unused := lot.granted - lot.used - lot.held;
    update public.allowance_lots set granted = granted - unused, taken_back = taken_back + unused where id = lot.id;
    insert into public.credit_entries
      (user_id, kind, included_delta, balance_after, held_after, lot_id, note, idempotency_key)
    values (lot.user_id, 'adjustment', -unused, (p_account).balance, (p_account).held, lot.id, p_note,
      'taken:' || gen_random_uuid());
  end loop;
end $$;

create function private.give_back_lots(
  p_account public.credit_accounts, p_plan text, p_from timestamptz, p_to timestamptz, p_note text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lot public.allowance_lots;
begin
  for lot in
    select * from public.allowance_lots
    where user_id = (p_account).user_id and plan_id = p_plan and starts_at >= p_from and starts_at < p_to and taken_back > 0
    for update
  loop
    update public.allowance_lots set granted = granted + taken_back, taken_back = 0 where id = lot.id;
    insert into public.credit_entries
      (user_id, kind, included_delta, balance_after, held_after, lot_id, note, idempotency_key)
    values (lot.user_id, 'adjustment', lot.taken_back, (p_account).balance, (p_account).held, lot.id, p_note,
      'given:' || gen_random_uuid());
  end loop;
end $$;

create function private.force_end(p_subscription public.user_subscriptions) returns timestamptz
language sql immutable set search_path = '' as $$
  select case when (p_subscription).status = 'cancelled' then (p_subscription).current_period_end
    else greatest((p_subscription).current_period_end, (p_subscription).grace_until) end
$$;

-- Gives what the plan includes for this month, and for earlier months whose rest is still good: also those of a
-- subscription that has ended since. A month that was only lent while a card failed is taken back when it never paid.
create or replace function private.grant_allowance(p_account public.credit_accounts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  subscription public.user_subscriptions;
  current_plan record;
begin
  select * into subscription from public.user_subscriptions where user_id = (p_account).user_id;
  if found then
    perform private.grant_months(p_account, subscription.plan_id, subscription.started_at,
      least(now(), private.force_end(subscription) - interval '1 microsecond'));
    if now() >= private.force_end(subscription) then
      perform private.take_back_lots(p_account, subscription.plan_id, subscription.current_period_end, 'infinity',
        'Not paid');
    end if;
  end if;
  select * into current_plan from private.plan_of(p_account);
  if current_plan.plan_id = 'free' then
    perform private.grant_months(p_account, 'free', current_plan.anchor, now());
  end if;
end $$;

-- What is used this month and what is left, by kind. Rolled-over generations count in what is left.
create function private.included_counts(p_account public.credit_accounts)
returns table (kind text, used integer, left_over integer, month_start timestamptz, month_end timestamptz)
language sql stable security definer set search_path = '' as $$
  select kinds.kind, used.number, rest.number, month.starts_at, month.ends_at
  from private.plan_of(p_account) as current_plan,
    private.month_of(current_plan.anchor, now()) as month,
    (values ('video'), ('image')) as kinds (kind),
    lateral (
      select count(*)::integer as number
      from public.credit_holds as hold join public.allowance_lots as lot on lot.id = hold.lot_id
      where hold.user_id = (p_account).user_id and lot.kind = kinds.kind and hold.state <> 'released'
        and hold.created_at >= month.starts_at
    ) as used,
    lateral (
      select coalesce(sum(lot.granted - lot.used - lot.held), 0)::integer as number
      from public.allowance_lots as lot
      where lot.user_id = (p_account).user_id and lot.kind = kinds.kind and lot.starts_at <= now() and now() < lot.ends_at
    ) as rest
$$;

create or replace function public.video_limits(p_user uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := private.lock_account(p_user);
  video record;
  image record;
begin
  perform private.grant_allowance(account);
  select * into video from private.included_counts(account) as counts where counts.kind = 'video';
  select * into image from private.included_counts(account) as counts where counts.kind = 'image';
  return jsonb_build_object(
    'plan_name', (select name from private.plan_of(account)),
    'credits_used', video.used,
    'monthly_limit', video.used + video.left_over,
    'credits_remaining', video.left_over,
    'reset_date', to_char(video.month_end at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'credit_balance', account.balance,
    'image_monthly_limit', image.used + image.left_over,
    'images_used', image.used,
    'images_remaining', image.left_over);
end $$;

-- Says by mail, once a month each, that four fifths of the included videos are used, and that all are.
create function private.note_video_limit(p_account public.credit_accounts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  video record;
  share integer;
begin
  select * into video from private.included_counts(p_account) as counts where counts.kind = 'video';
  share := case when video.left_over = 0 then 100 when video.used * 5 >= (video.used + video.left_over) * 4 then 80 end;
  if share is null then
    return;
  end if;
  perform private.write_letter((p_account).user_id, 'videoLimit', 'limit:' || share || ':' || video.month_start,
    jsonb_build_object('share', share, 'used', video.used, 'limit', video.used + video.left_over,
      'resetDate', video.month_end, 'balance', (p_account).balance));
end $$;

-- Reserves a price: from the included lot that ends first, else from the balance. The account is locked already.
create or replace function private.hold_price(p_account public.credit_accounts, p_kind text, p_price integer, p_creation uuid)
returns public.credit_holds
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := p_account;
  lot public.allowance_lots;
  hold public.credit_holds;
begin
  select * into lot from public.allowance_lots
  where user_id = account.user_id and kind = p_kind and starts_at <= now() and now() < ends_at and used + held < granted
  order by ends_at, starts_at, id limit 1 for update;
  if found then
    update public.allowance_lots set held = held + 1 where id = lot.id;
    insert into public.credit_holds (user_id, price, lot_id, amount)
    values (account.user_id, p_price, lot.id, 0) returning * into hold;
  else
    if account.balance < p_price then
      raise sqlstate 'PT402' using
        message = 'There are not enough credits.',
        detail = jsonb_build_object('needed', p_price, 'balance', account.balance)::text;
    end if;
    update public.credit_accounts
    set balance = balance - p_price, held = held + p_price, version = version + 1
    where user_id = account.user_id returning * into account;
    insert into public.credit_holds (user_id, price, amount)
    values (account.user_id, p_price, p_price) returning * into hold;
  end if;
  insert into public.credit_entries
    (user_id, kind, balance_delta, held_delta, included_delta, balance_after, held_after, hold_id, lot_id, creation_id, idempotency_key)
  values (account.user_id, 'hold', -hold.amount, hold.amount, case when hold.lot_id is null then 0 else -1 end,
    account.balance, account.held, hold.id, hold.lot_id, p_creation, 'hold:' || hold.id);
  if hold.lot_id is not null and p_kind = 'video' then
    perform private.note_video_limit(account);
  end if;
  return hold;
end $$;

-- Moves the balance by a line of the ledger. The account is locked already.
create function private.move_balance(
  p_user uuid, p_delta integer, p_kind text, p_key text, p_note text, p_payment uuid
) returns public.credit_accounts
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts;
begin
  update public.credit_accounts set balance = balance + p_delta, version = version + 1
  where user_id = p_user returning * into account;
  insert into public.credit_entries
    (user_id, kind, balance_delta, balance_after, held_after, note, payment_id, idempotency_key)
  values (p_user, p_kind, p_delta, account.balance, account.held, p_note, p_payment, p_key);
  return account;
end $$;

create or replace function public.credit_grant(p_user uuid, p_amount integer, p_kind text, p_key text, p_note text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := private.lock_account(p_user);
  earlier public.credit_entries;
begin
  if p_amount is null or p_amount <= 0 then
    raise sqlstate 'PT400' using message = 'An amount of credits must be above zero.';
  end if;
  select * into earlier from public.credit_entries where user_id = p_user and idempotency_key = p_key;
  if found then
    if earlier.balance_delta <> p_amount then
      raise sqlstate 'PT409' using message = 'This key was already used for another amount.';
    end if;
    return jsonb_build_object('balance', account.balance, 'replayed', true);
  end if;
  account := private.move_balance(p_user, p_amount, p_kind, p_key, p_note, null);
  return jsonb_build_object('balance', account.balance, 'replayed', false);
end $$;

-- One's own credit history, newest first, each line with the creation it was for.
create function public.credit_history(after bigint default null, most integer default 60) returns jsonb
language sql stable security definer set search_path = '' as $$
  with page as (
    select entry.id, entry.kind, entry.balance_delta, entry.held_delta, entry.included_delta, entry.balance_after,
      entry.held_after, entry.note, entry.payment_id, creation.id as creation_id,
      coalesce(nullif(creation.title, ''), left(creation.prompt, 120)) as creation_title,
      to_char(entry.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at
    from public.credit_entries as entry
    -- The trash is no place to link to.
    left join public.user_creations as creation on creation.id = entry.creation_id and creation.deleted_at is null
    where entry.user_id = (select auth.uid()) and (after is null or entry.id < after)
    order by entry.id desc limit least(greatest(most, 1), 200) + 1
  ), shown as (
    select * from page order by id desc limit least(greatest(most, 1), 200)
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(to_jsonb(shown) order by shown.id desc) from shown), '[]'),
    'total', (select count(*) from public.credit_entries where user_id = (select auth.uid())),
    'next', case when (select count(*) from page) > (select count(*) from shown) then (select min(id) from shown) end)
$$;
grant execute on function public.credit_history(bigint, integer) to authenticated;
