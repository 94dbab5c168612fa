-- The trash is also asked for one creation alone, wherever in it that lies.
drop function public.trashed_creations(text);
create function public.trashed_creations(after text default null, one text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  items jsonb;
  size integer;
  last_key text;
  number integer;
begin
  select count(*)::integer into number from public.user_creations as creation
  where creation.user_id = me and creation.deleted_at is not null and (one is null or creation.id::text = one);
  with page as (
    select * from public.user_creations as creation
    where creation.user_id = me and creation.deleted_at is not null and (one is null or creation.id::text = one)
      and (after is null or (creation.deleted_at, creation.id)
        < (split_part(after, ' ', 1)::timestamptz, split_part(after, ' ', 2)::uuid))
    order by creation.deleted_at desc, creation.id desc limit 60
  )
  select coalesce(jsonb_agg(to_jsonb(page) - 'search_text'
      || jsonb_build_object('purge_at', page.deleted_at + make_interval(days => private.limit_of('trash_days')::integer))
      order by page.deleted_at desc, page.id desc), '[]'),
    count(*)::integer,
    (array_agg(private.page_key(page.deleted_at, page.id) order by page.deleted_at, page.id))[1]
  into items, size, last_key from page;
  return jsonb_build_object('items', items, 'total', number, 'next', case when size = 60 then last_key end);
exception when invalid_datetime_format or invalid_text_representation or datetime_field_overflow then
  raise sqlstate 'PT400' using message = 'This page of the trash does not exist. Open the trash again.';
end $$;
revoke all on function public.trashed_creations(text, text) from public, anon, authenticated;
grant execute on function public.trashed_creations(text, text) to authenticated;
