-- Whoever has trainings under way can stop each of them, so each takes one of the places that stopping for free has. Both are
-- counted in one look, under the lock by which they begin and end: so many at once can't pass what one after the other can't.
create function private.expect_training_place(p_user uuid, p_most_stopped integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from private.stopped_trainings where user_id = p_user and stopped_at > now() - interval '1 day')
    + (select count(*) from public.generation_jobs
      where user_id = p_user and ended_at is null and trained_model_id is not null) >= p_most_stopped then
    raise sqlstate 'PT429' using
      message = 'Too many trainings are under way or were stopped.',
      detail = jsonb_build_object('most_stopped', p_most_stopped,
        'rests_for', public.training_rests_for(p_user, p_most_stopped))::text;
  end if;
end $$;

-- As before, with that asked inside.
drop function public.start_training(
  uuid, text, text, uuid, uuid, text, text, text, text, text, text, jsonb, text, integer, integer);
create function public.start_training(
  p_user uuid, p_key text, p_hash text, p_task uuid, p_trained uuid, p_name text, p_trigger text, p_base text,
  p_cover text, p_tool text, p_model text, p_request jsonb, p_engine text, p_price integer, p_most_at_once integer,
  p_most_stopped integer
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
  insert into public.trained_models (id, user_id, name, base_model, image_url, status, trigger_word, task_id)
  values (p_trained, p_user, p_name, p_base, p_cover, 'training', p_trigger, p_task);
  -- No plan includes a training, so the balance pays.
  hold := private.hold_price(account, 'model', p_price, null, 'Training: ' || p_name);
  insert into public.generation_jobs
    (id, user_id, trained_model_id, hold_id, idempotency_key, request_hash, tool, model, request, engine)
  values (p_task, p_user, p_trained, hold.id, p_key, p_hash, p_tool, p_model, p_request, p_engine);
  return jsonb_build_object('task_id', p_task, 'replayed', false);
end $$;

revoke all on function
  private.expect_training_place(uuid, integer),
  public.start_training(
    uuid, text, text, uuid, uuid, text, text, text, text, text, text, jsonb, text, integer, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.start_training(
    uuid, text, text, uuid, uuid, text, text, text, text, text, text, jsonb, text, integer, integer, integer)
to service_role;
