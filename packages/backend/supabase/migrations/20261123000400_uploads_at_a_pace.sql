-- How fast one person's uploads may come. What is under way at the same time is not counted here: the server lets only
-- few of one person come in at once.
insert into private.limits (name, amount, what) values
  ('uploads_a_minute', 120, 'Files that one person may upload within a minute');

create or replace function private.room_of(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'used_bytes', used.bytes, 'most_bytes', private.limit_of('upload_bytes'),
    'files', used.number, 'most_files', private.limit_of('upload_files'),
    'most_a_minute', private.limit_of('uploads_a_minute'),
    'has_room', used.bytes < private.limit_of('upload_bytes') and used.number < private.limit_of('upload_files'),
    'is_too_fast', used.latest >= private.limit_of('uploads_a_minute'))
  from (
    select coalesce(sum((file.metadata ->> 'size')::bigint), 0)::bigint as bytes, count(*)::integer as number,
      count(*) filter (where file.owner_id is not null and file.created_at > now() - interval '1 minute') as latest
    from storage.objects as file
    where file.bucket_id = 'creations' and starts_with(file.name, p_user::text || '/')
      and (file.owner_id = p_user::text or (file.owner_id is null and file.name like '%/%.%.%'))
  ) as used
$$;

drop policy "own folder can be added to" on storage.objects;
create policy "own folder can be added to" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'creations'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select (asked.room ->> 'has_room')::boolean and not (asked.room ->> 'is_too_fast')::boolean
      from public.upload_room() as asked (room))
  );
