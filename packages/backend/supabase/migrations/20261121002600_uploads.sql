-- How much of the storage one person's own uploads may fill. What the server writes for them does not count.
create function public.upload_room() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'used_bytes', used.bytes, 'most_bytes', private.limit_of('upload_bytes'),
    'files', used.number, 'most_files', private.limit_of('upload_files'),
    'has_room', used.bytes < private.limit_of('upload_bytes') and used.number < private.limit_of('upload_files'))
  from (
    select coalesce(sum((file.metadata ->> 'size')::bigint), 0)::bigint as bytes, count(*)::integer as number
    from storage.objects as file
    where file.bucket_id = 'creations' and file.owner_id = (select auth.uid())::text
      and starts_with(file.name, (select auth.uid())::text || '/')
  ) as used
$$;
revoke all on function public.upload_room() from public, anon, authenticated;
grant execute on function public.upload_room() to authenticated;

drop policy "own folder can be added to" on storage.objects;
create policy "own folder can be added to" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'creations'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select (public.upload_room() ->> 'has_room')::boolean)
  );
