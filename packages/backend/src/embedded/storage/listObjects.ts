import type pg from 'pg';
import { StorageRefusal } from './StorageRefusal.ts';
import type { ObjectMetadata } from './objectTable.ts';

export interface ListQuery {
  readonly prefix: string;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly column: (typeof sortColumns)[number];
  readonly order: 'asc' | 'desc';
}

export interface ListedObject {
  readonly name: string;
  /** Null for a folder. */
  readonly id: string | null;
  readonly updated_at: string | null;
  readonly created_at: string | null;
  readonly last_accessed_at: string | null;
  readonly metadata: ObjectMetadata | null;
}

const sortColumns = ['name', 'created_at', 'updated_at', 'last_accessed_at'] as const;
const mostAtOnce = 1000;

/** What storage-js may leave out is 100 from the first, by name upwards. */
export function readListQuery(body: Record<string, unknown>): ListQuery {
  const sort = (body['sortBy'] ?? {}) as { column?: unknown; order?: unknown };
  const column = sortColumns.find((known) => known === (sort.column ?? 'name'));
  if (!column) throw new StorageRefusal(400, 'InvalidRequest', `Sort by one of ${sortColumns.join(', ')}.`);
  return {
    prefix: typeof body['prefix'] === 'string' ? body['prefix'].replace(/^\/+|\/+$/g, '') : '',
    search: typeof body['search'] === 'string' ? body['search'] : '',
    limit: Math.min(whole(body['limit'], 100), mostAtOnce),
    offset: whole(body['offset'], 0),
    column,
    order: sort.order === 'desc' ? 'desc' : 'asc',
  };
}

function whole(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise;
}

/** One level of a folder: its files, and the folders below it once each. */
export async function listObjects(
  client: pg.ClientBase,
  bucket: string,
  query: ListQuery,
): Promise<ListedObject[]> {
  const start = query.prefix === '' ? '' : `${query.prefix}/`;
  const { rows } = await client.query<ListedObject>(
    `with below as (
       select o.*, substr(o.name, length($2) + 1) as rest from storage.objects o
        where o.bucket_id = $1 and starts_with(o.name, $2)
     ), level as (
       select rest as name, id, updated_at, created_at, last_accessed_at, metadata from below where rest not like '%/%'
       union all
       select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
         from below where rest like '%/%'
     )
     select * from level where $3 = '' or position(lower($3) in lower(name)) > 0
     order by ${query.column} ${query.order} nulls first, name ${query.order} limit $4 offset $5`,
    [bucket, start, query.search, query.limit, query.offset],
  );
  return rows;
}
