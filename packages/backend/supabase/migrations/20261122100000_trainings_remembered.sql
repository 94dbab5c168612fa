-- A hold may say what it is for, where no creation does; both its lines repeat it, whatever becomes of the thing itself.
alter table public.credit_holds add column note text;

drop function private.hold_price(public.credit_accounts, text, integer, uuid);
create function private.hold_price(
  p_account public.credit_accounts, p_kind text, p_price integer, p_creation uuid, p_note text default null
) returns public.credit_holds
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := p_account;
  lot public.allowance_lots := private.next_lot((p_account).user_id, p_kind);
  hold public.credit_holds;
begin
  if lot.id is not null then
    update public.allowance_lots set held = held + 1 where id = lot.id;
    insert into public.credit_holds (user_id, price, lot_id, amount, note)
    values (account.user_id, p_price, lot.id, 0, p_note) returning * into hold;
  else
    perform private.expect_balance(account, p_price);
    update public.credit_accounts
    set balance = balance - p_price, held = held + p_price, version = version + 1
    where user_id = account.user_id returning * into account;
    insert into public.credit_holds (user_id, price, amount, note)
    values (account.user_id, p_price, p_price, p_note) returning * into hold;
  end if;
  insert into public.credit_entries
    (user_id, kind, balance_delta, held_delta, included_delta, balance_after, held_after, hold_id, lot_id, creation_id, note, idempotency_key)
  values (account.user_id, 'hold', -hold.amount, hold.amount, case when hold.lot_id is null then 0 else -1 end,
    account.balance, account.held, hold.id, hold.lot_id, p_creation, hold.note, 'hold:' || hold.id);
  if hold.lot_id is not null and p_kind = 'video' then
    perform private.note_video_limit(account);
  end if;
  return hold;
end $$;

create or replace function private.settle_hold(p_hold uuid, p_take boolean, p_creation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hold public.credit_holds;
  account public.credit_accounts;
  lot public.allowance_lots;
  given_back integer;
begin
  select * into hold from public.credit_holds where id = p_hold for update;
  if hold.state <> 'held' then
    return;
  end if;
  given_back := case when p_take then 0 else hold.amount end;
  update public.credit_holds
  set state = case when p_take then 'captured' else 'released' end,
    captured = case when p_take then amount else 0 end,
    settled_at = now()
  where id = hold.id returning * into hold;
  if hold.lot_id is not null then
    update public.allowance_lots
    set held = held - 1, used = used + case when p_take then 1 else 0 end
    where id = hold.lot_id returning * into lot;
  end if;
  update public.credit_accounts
  set balance = balance + given_back, held = held - hold.amount, version = version + 1
  where user_id = hold.user_id returning * into account;
  insert into public.credit_entries
    (user_id, kind, balance_delta, held_delta, included_delta, balance_after, held_after, hold_id, lot_id, creation_id, note, idempotency_key)
  values (hold.user_id, case when p_take then 'capture' else 'release' end, given_back, -hold.amount,
    case when hold.lot_id is not null and not p_take then 1 else 0 end,
    account.balance, account.held, hold.id, hold.lot_id, p_creation, hold.note, 'settle:' || hold.id);
  if lot.is_withdrawn and not p_take then
    perform private.take_back_lots(account, lot.plan_id, lot.starts_at, lot.starts_at + interval '1 microsecond',
      'Payment returned');
  end if;
  if hold.amount > 0 then
    perform private.collect_shortfall(hold.user_id, hold);
  end if;
end $$;

-- As before; the lines name the training, and what is said of its model is left to whoever shows it.
create or replace function public.start_training(
  p_user uuid, p_key text, p_hash text, p_task uuid, p_trained uuid, p_name text, p_trigger text, p_base text,
  p_cover text, p_tool text, p_model text, p_request jsonb, p_engine text, p_price integer, p_most_at_once integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := private.lock_account(p_user);
  earlier public.generation_jobs;
  hold public.credit_holds;
begin
  select * into earlier from public.generation_jobs where user_id = p_user and idempotency_key = p_key;
  if found then
    if earlier.request_hash <> p_hash then
      raise sqlstate 'PT409' using message = 'This key was already used for another request.';
    end if;
    return jsonb_build_object('task_id', earlier.id, 'replayed', true);
  end if;
  perform private.expect_room(p_user, p_most_at_once);
  insert into public.trained_models (id, user_id, name, base_model, image_url, status, trigger_word, task_id)
  values (p_trained, p_user, p_name, p_base, p_cover, 'training', p_trigger, p_task);
  -- No plan includes a training, so the balance pays.
  hold := private.hold_price(account, 'model', p_price, null, 'Training: ' || p_name);
  insert into public.generation_jobs
    (id, user_id, trained_model_id, hold_id, idempotency_key, request_hash, tool, model, request, engine)
  values (p_task, p_user, p_trained, hold.id, p_key, p_hash, p_tool, p_model, p_request, p_engine);
  return jsonb_build_object('task_id', p_task, 'replayed', false);
end $$;
update public.trained_models set description = '' where description = 'Trigger word: ' || trigger_word;

-- What was written before gets its name while that is known.
update public.credit_holds as hold set note = 'Training: ' || model.name
from public.generation_jobs as job join public.trained_models as model on model.id = job.trained_model_id
where job.hold_id = hold.id;
alter table public.credit_entries disable trigger entry_stays;
update public.credit_entries as entry set note = hold.note
from public.credit_holds as hold where hold.id = entry.hold_id and hold.note is not null;
alter table public.credit_entries enable trigger entry_stays;

create or replace function public.credit_history(after bigint default null, most integer default 60) returns jsonb
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

-- Who stops a training pays nothing for it, and the operator may have to: that is counted, also where the model is deleted.
create table private.stopped_trainings (
  user_id uuid not null references public.credit_accounts (user_id) on delete cascade,
  stopped_at timestamptz not null
);
create index stopped_trainings_by_user on private.stopped_trainings (user_id, stopped_at);
revoke all on private.stopped_trainings from anon, authenticated;

create function private.count_stopped_training() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.stopped_trainings where user_id = new.user_id and stopped_at <= now() - interval '1 day';
  insert into private.stopped_trainings (user_id, stopped_at) values (new.user_id, new.ended_at);
  return null;
end $$;
create trigger count_stopped_training after update of ended_at on public.generation_jobs for each row
  when (new.trained_model_id is not null and old.ended_at is null and old.status = 'running' and new.status = 'cancelled')
  execute function private.count_stopped_training();

-- In how many seconds somebody may train again who stopped so many within a day; null for who may now.
create function public.training_rests_for(p_user uuid, p_most integer) returns integer
language sql stable security definer set search_path = '' as $$
  select ceil(extract(epoch from stopped_at + interval '1 day' - now()))::integer from private.stopped_trainings
  where user_id = p_user and stopped_at > now() - interval '1 day'
  order by stopped_at desc offset p_most - 1 limit 1
$$;

revoke all on function
  private.hold_price(public.credit_accounts, text, integer, uuid, text), private.count_stopped_training(),
  public.training_rests_for(uuid, integer)
from public, anon, authenticated;
grant execute on function public.training_rests_for(uuid, integer) to service_role;
