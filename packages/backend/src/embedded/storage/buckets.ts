import type pg from 'pg';
import { StorageRefusal } from './StorageRefusal.ts';

export interface Bucket {
  readonly id: string;
  readonly isPublic: boolean;
  readonly sizeLimit: number | null;
  readonly allowedTypes: readonly string[] | null;
}

/** Read past row-level security: its rules bind every upload, whether the caller may list buckets or not. */
export async function findBucket(pool: pg.Pool, id: string): Promise<Bucket> {
  const { rows } = await pool.query<Bucket>(
    `select id, coalesce(public, false) as "isPublic", file_size_limit::float8 as "sizeLimit",
            allowed_mime_types as "allowedTypes" from storage.buckets where id = $1`,
    [id],
  );
  const [bucket] = rows;
  if (!bucket) throw new StorageRefusal(404, 'Bucket not found', 'Bucket not found');
  return bucket;
}

export function allowsType({ allowedTypes }: Bucket, type: string): boolean {
  if (!allowedTypes?.length) return true;
  return allowedTypes.some((allowed) =>
    allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : allowed === '*' || allowed === type,
  );
}
