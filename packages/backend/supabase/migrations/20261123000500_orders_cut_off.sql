-- Files that the server wrote for a creation or a model that is not there: an order was cut off between its pictures and
-- its job. Of what came before p_before, since an order that is under way looks the same. What is older than an upload
-- may be is found by the sweep, like all that nothing stands on.
-- In arrays, one look after the other: else the settings of every creation are opened for files that are all in use.
create function public.files_cut_off(p_before timestamptz, p_most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since timestamptz := p_before - make_interval(hours => private.limit_of('unused_upload_hours')::integer);
  names text[];
  owners uuid[];
  answer jsonb;
begin
  select array_agg(page.name order by page.name) into names from (
    select file.name
    from (
      select object.name, substring(object.name from '/([0-9a-f-]{36})[.]')::uuid as made
      from storage.objects as object
      where object.bucket_id = 'creations' and object.owner_id is null and object.created_at < p_before
        and object.created_at > since
        and object.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.]'
    ) as file
    where not exists (select from public.user_creations as creation where creation.id = file.made)
      and not exists (select from public.trained_models as model where model.id = file.made)
    order by file.name limit p_most
  ) as page;
  if names is null then
    return '[]';
  end if;
  select array_agg(distinct private.owner_in(name)) into owners from unnest(names) as name;
  -- What was made anew of a creation that is gone still stands on its pictures.
  with used as materialized (
    select distinct place.place from private.used_places as place where place.user_id = any(owners)
  )
  select coalesce(jsonb_agg(name order by name), '[]') into answer
  from unnest(names) as name where not exists (select from used where used.place = name);
  return answer;
end $$;

revoke all on function public.files_cut_off(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.files_cut_off(timestamptz, integer) to service_role;
