import type pg from 'pg';
import { comesTooFast, roomIsFull, type UploadRoom } from '../../intake/roomIsFull.ts';
import { creationsBucket } from '../../files/fileStore.ts';
import { asCaller, type Caller } from '../asCaller.ts';
import { StorageRefusal } from './StorageRefusal.ts';

/** Why an upload was refused, where it is that its owner keeps too much or sends too fast; null for any other reason. */
export async function fullRoom(
  pool: pg.Pool,
  caller: Caller,
  { bucket, owner, name }: { readonly bucket: string; readonly owner: string | null; readonly name: string },
): Promise<StorageRefusal | null> {
  if (bucket !== creationsBucket || owner === null || !name.startsWith(`${owner}/`)) return null;
  const { rows } = await asCaller(pool, caller, (client) =>
    client.query<{ room: UploadRoom }>('select public.upload_room() as room'),
  );
  const room = rows[0]?.room;
  if (!room) return null;
  if (!room.has_room) return new StorageRefusal(413, 'QuotaExceeded', roomIsFull(room));
  return room.is_too_fast ? new StorageRefusal(429, 'TooManyRequests', comesTooFast(room)) : null;
}
