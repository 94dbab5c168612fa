-- A file that came inside a request fills its sender's room like an upload. The server writes it, beside the creation
-- that it is for: '<user id>/<creation id>.<input>.<ending>'. A result has one ending alone, and doesn't count.
create function private.room_of(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'used_bytes', used.bytes, 'most_bytes', private.limit_of('upload_bytes'),
    'files', used.number, 'most_files', private.limit_of('upload_files'),
    'has_room', used.bytes < private.limit_of('upload_bytes') and used.number < private.limit_of('upload_files'))
  from (
    select coalesce(sum((file.metadata ->> 'size')::bigint), 0)::bigint as bytes, count(*)::integer as number
    from storage.objects as file
    where file.bucket_id = 'creations' and starts_with(file.name, p_user::text || '/')
      and (file.owner_id = p_user::text or (file.owner_id is null and file.name like '%/%.%.%'))
  ) as used
$$;

create or replace function public.upload_room() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.room_of((select auth.uid()))
$$;

-- For the server, before it keeps what a request brought.
create function public.upload_room_of(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.room_of(p_user)
$$;

revoke all on function private.room_of(uuid), public.upload_room_of(uuid) from public, anon, authenticated;
grant execute on function public.upload_room_of(uuid) to service_role;
