-- A creation says who paid for it: its price alone reads as paid where an included generation covered it.
alter table public.user_creations add column paid_by text check (paid_by in ('credits', 'included'));

update public.user_creations as creation set paid_by = case when hold.lot_id is null then 'credits' else 'included' end
from public.generation_jobs as job join public.credit_holds as hold on hold.id = job.hold_id
where job.creation_id = creation.id;

create or replace function public.start_job(
  p_user uuid, p_key text, p_hash text, p_task uuid, p_creation uuid, p_kind text, p_tool text, p_model text,
  p_made_by text, p_prompt text, p_settings jsonb, p_request jsonb, p_engine text, p_price integer, p_most_at_once integer,
  p_allowance text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := private.lock_account(p_user);
  earlier public.generation_jobs;
  hold public.credit_holds;
  payer text;
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
  payer := case when hold.lot_id is null then 'credits' else 'included' end;
  update public.user_creations set paid_by = payer where id = p_creation;
  insert into public.generation_jobs
    (id, user_id, creation_id, hold_id, idempotency_key, request_hash, tool, model, request, engine)
  values (p_task, p_user, p_creation, hold.id, p_key, p_hash, p_tool, p_model, p_request, p_engine);
  return jsonb_build_object('task_id', p_task, 'creation_id', p_creation, 'replayed', false,
    'paid_by', payer);
end $$;
