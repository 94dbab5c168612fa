import type pg from 'pg';
import { StorageRefusal } from './StorageRefusal.ts';

export interface StoredObject {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly version: string;
  readonly metadata: ObjectMetadata;
  readonly userMetadata: Record<string, unknown> | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The fields hosted keeps, under its names. */
export interface ObjectMetadata {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
}

export interface NewObject {
  readonly bucket: string;
  readonly name: string;
  readonly version: string;
  readonly owner: string | null;
  readonly metadata: ObjectMetadata;
  readonly userMetadata: Record<string, unknown> | null;
  readonly isUpsert: boolean;
}

const columns = `id, bucket_id as bucket, name, version, metadata, user_metadata as "userMetadata",
  created_at as "createdAt", updated_at as "updatedAt"`;

export async function findObject(
  client: pg.ClientBase,
  bucket: string,
  name: string,
): Promise<StoredObject | null> {
  const { rows } = await client.query<StoredObject>(
    `select ${columns} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  );
  return rows[0] ?? null;
}

export async function findObjects(
  client: pg.ClientBase,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  const { rows } = await client.query<StoredObject>(
    `select ${columns} from storage.objects where bucket_id = $1 and name = any($2)`,
    [bucket, names],
  );
  return rows;
}

export async function putObject(client: pg.ClientBase, object: NewObject): Promise<{ id: string }> {
  const { rows } = await client.query<{ id: string }>(
    `insert into storage.objects (bucket_id, name, version, owner, owner_id, metadata, user_metadata)
     values ($1, $2, $3, $4::uuid, $4::text, $5, $6)
     ${
       object.isUpsert
         ? `on conflict (bucket_id, name) do update set version = excluded.version, owner = excluded.owner,
              owner_id = excluded.owner_id, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
              updated_at = now()`
         : ''
     }
     returning id`,
    [object.bucket, object.name, object.version, object.owner, object.metadata, object.userMetadata],
  );
  const [row] = rows;
  if (!row) throw new Error('An object was written and not returned.');
  return row;
}

export async function removeObjects(
  client: pg.ClientBase,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  const { rows } = await client.query<StoredObject>(
    `delete from storage.objects where bucket_id = $1 and name = any($2) returning ${columns}`,
    [bucket, names],
  );
  return rows;
}

/** The database's refusals in storage's words. */
export function asRefusal(error: unknown): unknown {
  switch ((error as { code?: string }).code) {
    case '23505':
      return new StorageRefusal(409, 'Duplicate', 'The resource already exists');
    case '42501':
      return new StorageRefusal(403, 'Unauthorized', 'new row violates row-level security policy');
    case '23503':
      return new StorageRefusal(404, 'Bucket not found', 'Bucket not found');
    default:
      return error;
  }
}
