-- How many of these creations each of one's own albums holds; those that hold none are left out.
create function public.albums_holding(creations uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if cardinality(creations) > 1000 then
    raise sqlstate 'PT400' using message = 'Up to 1000 creations can be looked for at once.';
  end if;
  return (
    select coalesce(jsonb_object_agg(held.album_id, held.size), '{}')
    from (
      select item.album_id, count(*)::integer as size
      from public.album_creations as item join public.albums as album on album.id = item.album_id
      where item.creation_id = any(creations) and album.user_id = (select auth.uid())
      group by item.album_id
    ) as held
  );
end $$;

revoke all on function public.albums_holding(uuid[]) from public, anon, authenticated;
grant execute on function public.albums_holding(uuid[]) to authenticated;
