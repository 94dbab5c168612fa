-- A training is a job like any other: reserved, leased, followed, cancelled and found stuck by the same functions. What it
-- makes is a model instead of a creation.
alter table public.trained_models
  add column trigger_word text check (length(trigger_word) between 1 and 80),
  add column task_id uuid unique,
  add column message text,
  drop constraint trained_models_status_check,
  add constraint trained_models_status_check check (status in ('training', 'ready', 'failed', 'cancelled'));

alter table public.generation_jobs
  alter column creation_id drop not null,
  add column trained_model_id uuid unique references public.trained_models (id) on delete cascade,
  add check (num_nonnulls(creation_id, trained_model_id) = 1);

-- Where the weights lie is for the engine that made them alone: whoever has the address has the model.
create table private.trained_weights (
  model_id uuid primary key references public.trained_models (id) on delete cascade,
  engine text not null,
  address text not null
);
revoke all on private.trained_weights from anon, authenticated;

-- Accepts a training: price reserved from the balance, model and job written, all or nothing. The same key twice is one.
create function public.start_training(
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
  insert into public.trained_models
    (id, user_id, name, description, base_model, image_url, status, trigger_word, task_id)
  values (p_trained, p_user, p_name, 'Trigger word: ' || p_trigger, p_base, p_cover, 'training', p_trigger, p_task);
  -- No plan includes a training, so the balance pays.
  hold := private.hold_price(account, 'model', p_price, null);
  insert into public.generation_jobs
    (id, user_id, trained_model_id, hold_id, idempotency_key, request_hash, tool, model, request, engine)
  values (p_task, p_user, p_trained, hold.id, p_key, p_hash, p_tool, p_model, p_request, p_engine);
  return jsonb_build_object('task_id', p_task, 'replayed', false);
end $$;

-- However a training ends, its model says so.
create function private.end_training() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.trained_models
  set status = case new.status when 'completed' then 'ready' else new.status end,
    trained_at = case when new.status = 'completed' then new.ended_at end,
    message = case when new.status = 'failed' then new.message end
  where id = new.trained_model_id;
  return null;
end $$;
-- A picture's job knows them while it runs, and its export does not.
create function private.forget_weights() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.request := new.request - 'weights';
  return new;
end $$;
create trigger forget_weights before update of ended_at on public.generation_jobs for each row
  when (new.ended_at is not null and new.request ? 'weights')
  execute function private.forget_weights();

create or replace function public.export_rows(p_user uuid, p_table text, p_after jsonb, p_most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  keys text;
  page jsonb;
begin
  if p_table not in (select personal_tables::text from private.personal_tables()) then
    raise sqlstate 'PT404' using message = 'There is no such table.';
  end if;
  select string_agg(quote_ident(field.attname), ', ' order by key.place) into keys
  from pg_catalog.pg_index as index
  cross join unnest(index.indkey) with ordinality as key (number, place)
  join pg_catalog.pg_attribute as field on field.attrelid = index.indrelid and field.attnum = key.number
  where index.indrelid = format('public.%I', p_table)::regclass and index.indisprimary;
  execute format(
    'with page as (
      select * from public.%1$I where user_id = $1
        and ($2 is null or (%2$s) > (select %2$s from jsonb_populate_record(null::public.%1$I, $2)))
      order by %2$s limit $3)
    select jsonb_build_object(
      ''rows'', (select coalesce(jsonb_agg((to_jsonb(page) - %3$L::text[]) #- ''{request,weights}'' order by %2$s), ''[]'') from page),
      ''last'', (select to_jsonb(last) from (select %2$s from page order by %4$s limit 1) as last))',
    p_table, keys,
    array['user_id', 'leased_by', 'lease_until', 'ticket', 'provider_request_id', 'request_hash', 'idempotency_key',
      'next_poll_at', 'attempts', 'setbacks', 'search_text', 'share_token'],
    replace(keys, ',', ' desc,') || ' desc')
  into page using p_user, nullif(p_after, 'null'), p_most;
  return page;
end $$;

create trigger end_training after update of ended_at on public.generation_jobs for each row
  when (new.trained_model_id is not null and old.ended_at is null and new.ended_at is not null)
  execute function private.end_training();

-- Ends a training well. The first verdict wins here too: one that was cancelled meanwhile has no weights.
create function public.finish_training(p_job uuid, p_address text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ended jsonb := public.finish_job(p_job, 'completed', p_file => p_address);
begin
  if (ended ->> 'applied')::boolean then
    insert into private.trained_weights (model_id, engine, address)
    select trained_model_id, engine, p_address from public.generation_jobs where id = p_job;
  end if;
  return ended;
end $$;

-- What an engine needs to use somebody's own model; null for one that is not theirs, not ready, or of another engine.
create function public.weights_of(p_user uuid, p_trained uuid, p_engine text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('address', weights.address, 'triggerWord', model.trigger_word)
  from public.trained_models as model join private.trained_weights as weights on weights.model_id = model.id
  where model.id = p_trained and model.user_id = p_user and model.status = 'ready' and weights.engine = p_engine
$$;

-- What is paid for is ended first, so that its price comes back.
create function private.keep_model_in_training() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.generation_jobs where trained_model_id = old.id and ended_at is null)
    and exists (select from auth.users where id = old.user_id) then
    raise sqlstate 'PT400' using message = 'This model is still in training. Cancel the training first.';
  end if;
  return old;
end $$;
create trigger keep_model_in_training before delete on public.trained_models
  for each row execute function private.keep_model_in_training();

create or replace function private.job_view(p_job public.generation_jobs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'task_id', (p_job).id,
    'creation_id', (p_job).creation_id,
    'trained_model_id', (p_job).trained_model_id,
    'tool', (p_job).tool,
    'model', (p_job).model,
    'status', (p_job).status,
    'progress', (p_job).progress,
    'position', case when (p_job).status = 'queued' then coalesce((p_job).position, (
      select count(*)::integer from public.generation_jobs as earlier
      where earlier.ended_at is null and earlier.engine = (p_job).engine
        and (earlier.created_at, earlier.id) < ((p_job).created_at, (p_job).id))) end,
    'message', (p_job).message,
    'cancel_returns', private.cancel_returns(p_job),
    'created_at', to_char((p_job).created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
$$;

-- As before; a line of a training names its model.
create or replace function public.credit_history(after bigint default null, most integer default 60) returns jsonb
language sql stable security definer set search_path = '' as $$
  with page as (
    select entry.id, entry.kind, entry.balance_delta, entry.held_delta, entry.included_delta, entry.balance_after,
      entry.held_after, coalesce(entry.note, 'Training: ' || model.name) as note, entry.payment_id,
      creation.id as creation_id, coalesce(nullif(creation.title, ''), left(creation.prompt, 120)) as creation_title,
      to_char(entry.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at
    from public.credit_entries as entry
    -- The trash is no place to link to.
    left join public.user_creations as creation on creation.id = entry.creation_id and creation.deleted_at is null
    left join public.generation_jobs as job on job.hold_id = entry.hold_id
    left join public.trained_models as model on model.id = job.trained_model_id
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

revoke all on function
  public.start_training(uuid, text, text, uuid, uuid, text, text, text, text, text, text, jsonb, text, integer, integer),
  public.finish_training(uuid, text), public.weights_of(uuid, uuid, text),
  private.end_training(), private.forget_weights(), private.keep_model_in_training()
from public, anon, authenticated;
grant execute on function
  public.start_training(uuid, text, text, uuid, uuid, text, text, text, text, text, text, jsonb, text, integer, integer),
  public.finish_training(uuid, text), public.weights_of(uuid, uuid, text)
to service_role;
