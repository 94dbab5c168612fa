-- A report of a public album reaches the operator by mail, where one is named.
drop function public.report_album(text, text, text);
create function public.report_album(p_token text, p_reason text, p_message text, p_operator text default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  made uuid;
begin
  select * into album from public.albums where share_token = p_token;
  if not found then
    raise sqlstate 'PT404' using message = 'This link leads to no album any more.';
  end if;
  insert into public.album_reports (album_id, reason, message) values (album.id, p_reason, p_message) returning id into made;
  if p_operator is not null then
    insert into private.letters (recipient, kind, key, facts)
    values (p_operator, 'albumReport', 'album-report:' || made, jsonb_build_object(
      'title', album.title, 'reason', p_reason, 'message', p_message, 'token', p_token));
  end if;
  return made;
end $$;
revoke all on function public.report_album(text, text, text, text) from public, anon, authenticated;
grant execute on function public.report_album(text, text, text, text) to service_role;
