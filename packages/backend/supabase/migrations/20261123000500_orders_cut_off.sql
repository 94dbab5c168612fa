-- Files that the server wrote for a creation or a model that is not there: an order was cut off between its pictures and
-- its job. Asked at a start, while no order is under way; later such files are found like all that nothing stands on.
create function public.files_cut_off(p_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(page.name order by page.name), '[]') from (
    select file.name
    from (
      select object.name, private.owner_in(object.name) as owner, substring(object.name from '/([0-9a-f-]{36})[.]')::uuid as made
      from storage.objects as object
      where object.bucket_id = 'creations' and object.owner_id is null
        and object.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]'
    ) as file
    where not exists (select from public.user_creations as creation where creation.id = file.made)
      and not exists (select from public.trained_models as model where model.id = file.made)
      -- What was made anew of a creation that is gone still stands on its pictures.
      and not exists (
        select from private.used_places as used where used.user_id = file.owner and used.place = file.name
      )
    order by file.name limit p_most
  ) as page
$$;

revoke all on function public.files_cut_off(integer) from public, anon, authenticated;
grant execute on function public.files_cut_off(integer) to service_role;
