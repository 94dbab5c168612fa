-- What may pay for a run is said apart from what it makes: the included videos, the included images, or (null) credits alone.
drop function public.check_start(uuid, text, integer, integer);
create function public.check_start(p_user uuid, p_allowance text, p_price integer, p_most_at_once integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := private.lock_account(p_user);
begin
  perform private.expect_room(p_user, p_most_at_once);
  perform private.grant_allowance(account);
  if (private.next_lot(p_user, p_allowance)).id is null then
    perform private.expect_balance(account, p_price);
  end if;
end $$;

drop function public.start_job(
  uuid, text, text, uuid, uuid, text, text, text, text, text, jsonb, jsonb, text, integer, integer);
create function public.start_job(
  p_user uuid, p_key text, p_hash text, p_task uuid, p_creation uuid, p_kind text, p_tool text, p_model text,
  p_made_by text, p_prompt text, p_settings jsonb, p_request jsonb, p_engine text, p_price integer, p_most_at_once integer,
  p_allowance text
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
    return jsonb_build_object('task_id', earlier.id, 'creation_id', earlier.creation_id, 'replayed', true);
  end if;
  perform private.expect_room(p_user, p_most_at_once);
  perform private.grant_allowance(account);
  insert into public.user_creations (id, user_id, type, prompt, status, model_used, made_by, task_id, credits_cost, settings)
  values (p_creation, p_user, p_kind, p_prompt, 'queued', p_model, p_made_by, p_task, p_price, p_settings);
  hold := private.hold_price(account, p_allowance, p_price, p_creation);
  insert into public.generation_jobs
    (id, user_id, creation_id, hold_id, idempotency_key, request_hash, tool, model, request, engine)
  values (p_task, p_user, p_creation, hold.id, p_key, p_hash, p_tool, p_model, p_request, p_engine);
  return jsonb_build_object('task_id', p_task, 'creation_id', p_creation, 'replayed', false,
    'paid_by', case when hold.lot_id is null then 'credits' else 'included' end);
end $$;

drop function public.start_training(
  uuid, text, text, uuid, uuid, text, text, text, text, text, text, jsonb, text, integer, integer, integer);
create function public.start_training(
  p_user uuid, p_key text, p_hash text, p_task uuid, p_trained uuid, p_name text, p_trigger text, p_base text,
  p_cover text, p_tool text, p_model text, p_request jsonb, p_engine text, p_price integer, p_most_at_once integer,
  p_most_stopped integer, p_allowance text
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
  perform private.expect_training_place(p_user, p_most_stopped);
  perform private.grant_allowance(account);
  insert into public.trained_models (id, user_id, name, base_model, image_url, status, trigger_word, task_id)
  values (p_trained, p_user, p_name, p_base, p_cover, 'training', p_trigger, p_task);
  hold := private.hold_price(account, p_allowance, p_price, null, 'Training: ' || p_name);
  insert into public.generation_jobs
    (id, user_id, trained_model_id, hold_id, idempotency_key, request_hash, tool, model, request, engine)
  values (p_task, p_user, p_trained, hold.id, p_key, p_hash, p_tool, p_model, p_request, p_engine);
  return jsonb_build_object('task_id', p_task, 'replayed', false);
end $$;

revoke all on function
  public.check_start(uuid, text, integer, integer),
  public.start_job(
    uuid, text, text, uuid, uuid, text, text, text, text, text, jsonb, jsonb, text, integer, integer, text),
  public.start_training(
    uuid, text, text, uuid, uuid, text, text, text, text, text, text, jsonb, text, integer, integer, integer, text)
from public, anon, authenticated;
grant execute on function
  public.check_start(uuid, text, integer, integer),
  public.start_job(
    uuid, text, text, uuid, uuid, text, text, text, text, text, jsonb, jsonb, text, integer, integer, text),
  public.start_training(
    uuid, text, text, uuid, uuid, text, text, text, text, text, text, jsonb, text, integer, integer, integer, text)
to service_role;
