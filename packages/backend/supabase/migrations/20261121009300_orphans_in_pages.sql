-- In pages by name: a file that can't be removed must not be in the way of those after it.
drop function public.files_without_owner(integer);
create function public.files_without_owner(p_most integer, p_after text default '') returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(page.name order by page.name), '[]') from (
    select object.name from storage.objects as object
    where object.bucket_id = 'creations' and object.name > p_after
      and not exists (select from auth.users as owner where owner.id::text = (storage.foldername(object.name))[1])
    order by object.name limit p_most
  ) as page
$$;
revoke all on function public.files_without_owner(integer, text) from public, anon, authenticated;
grant execute on function public.files_without_owner(integer, text) to service_role;
