-- One private bucket; a person's files lie under their own id. Results are written by the server alone,
-- under names that nobody can guess, and nothing is ever overwritten by a client.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('creations', 'creations', false, 104857600, array[
  'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif',
  'video/mp4', 'video/quicktime', 'video/webm', 'video/x-msvideo',
  'audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/aac', 'audio/ogg', 'audio/flac'])
on conflict (id) do nothing;

create policy "own files can be read" on storage.objects for select to authenticated
  using (bucket_id = 'creations' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "own folder can be added to" on storage.objects for insert to authenticated
  with check (bucket_id = 'creations' and (storage.foldername(name))[1] = (select auth.uid())::text);
