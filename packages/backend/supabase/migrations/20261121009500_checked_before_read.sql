-- Whether a generation could begin at all is asked before its files are read, by the very rules that it begins by.

-- The included lot that pays next: the one that ends first. The account is locked already.
create function private.next_lot(p_user uuid, p_kind text) returns public.allowance_lots
language sql security definer set search_path = '' as $$
  select * from public.allowance_lots
  where user_id = p_user and kind = p_kind and starts_at <= now() and now() < ends_at and used + held < granted
  order by ends_at, starts_at, id limit 1 for update
$$;

create function private.expect_balance(p_account public.credit_accounts, p_price integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_account).balance < p_price then
    raise sqlstate 'PT402' using
      message = 'There are not enough credits.',
      detail = jsonb_build_object('needed', p_price, 'balance', (p_account).balance)::text;
  end if;
end $$;

create function private.expect_room(p_user uuid, p_most_at_once integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from public.generation_jobs where user_id = p_user and ended_at is null) >= p_most_at_once then
    raise sqlstate 'PT429' using
      message = 'Too many generations are running.',
      detail = jsonb_build_object('most', p_most_at_once)::text;
  end if;
end $$;

create function public.check_start(p_user uuid, p_kind text, p_price integer, p_most_at_once integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := private.lock_account(p_user);
begin
  perform private.expect_room(p_user, p_most_at_once);
  perform private.grant_allowance(account);
  if (private.next_lot(p_user, p_kind)).id is null then
    perform private.expect_balance(account, p_price);
  end if;
end $$;

create or replace function private.hold_price(p_account public.credit_accounts, p_kind text, p_price integer, p_creation uuid)
returns public.credit_holds
language plpgsql security definer set search_path = '' as $$
declare
  account public.credit_accounts := p_account;
  lot public.allowance_lots := private.next_lot((p_account).user_id, p_kind);
  hold public.credit_holds;
begin
  if lot.id is not null then
    update public.allowance_lots set held = held + 1 where id = lot.id;
    insert into public.credit_holds (user_id, price, lot_id, amount)
    values (account.user_id, p_price, lot.id, 0) returning * into hold;
  else
    perform private.expect_balance(account, p_price);
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

create or replace function public.start_job(
  p_user uuid, p_key text, p_hash text, p_task uuid, p_creation uuid, p_kind text, p_tool text, p_model text,
  p_made_by text, p_prompt text, p_settings jsonb, p_request jsonb, p_engine text, p_price integer, p_most_at_once integer
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
  hold := private.hold_price(account, p_kind, p_price, p_creation);
  insert into public.generation_jobs
    (id, user_id, creation_id, hold_id, idempotency_key, request_hash, tool, model, request, engine)
  values (p_task, p_user, p_creation, hold.id, p_key, p_hash, p_tool, p_model, p_request, p_engine);
  return jsonb_build_object('task_id', p_task, 'creation_id', p_creation, 'replayed', false,
    'paid_by', case when hold.lot_id is null then 'credits' else 'included' end);
end $$;

revoke all on function
  private.next_lot(uuid, text), private.expect_balance(public.credit_accounts, integer),
  private.expect_room(uuid, integer), public.check_start(uuid, text, integer, integer)
from public, anon, authenticated;
grant execute on function public.check_start(uuid, text, integer, integer) to service_role;
