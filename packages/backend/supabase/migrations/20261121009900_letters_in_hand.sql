-- A letter that is being sent is nobody else's for longer than its sender may take; one that could not be sent comes
-- again, later each time, for about two days.
drop function public.claim_letters(integer);
create function public.claim_letters(p_most integer, p_lease_seconds integer)
returns table (id uuid, kind text, facts jsonb, recipient text)
language sql security definer set search_path = '' as $$
  with due as (
    select letter.id from private.letters as letter
    where letter.sent_at is null and letter.next_try_at <= now() and letter.attempts < 12
    order by letter.next_try_at limit p_most for update skip locked
  )
  update private.letters as letter
  set attempts = letter.attempts + 1, next_try_at = now() + make_interval(secs => p_lease_seconds)
  from due
  where letter.id = due.id
  returning letter.id, letter.kind, letter.facts,
    coalesce(letter.recipient, (select account.email from auth.users as account where account.id = letter.user_id))
$$;

create function public.letter_failed(p_letter uuid) returns void
language sql security definer set search_path = '' as $$
  update private.letters
  set next_try_at = now() + make_interval(secs => least(21600, 30 * power(2, attempts - 1)))
  where id = p_letter and sent_at is null
$$;

revoke all on function public.claim_letters(integer, integer), public.letter_failed(uuid) from public, anon, authenticated;
grant execute on function public.claim_letters(integer, integer), public.letter_failed(uuid) to service_role;
