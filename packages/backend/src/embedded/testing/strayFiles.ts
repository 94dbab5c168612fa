import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { KillableServer, KillableWorld } from './killableServer.ts';

export interface StrayFiles {
  /** Bytes on the disk that no row of storage names. */
  readonly withoutRow: readonly string[];
  /** Files of storage that the server wrote for a creation that is not there. */
  readonly withoutCreation: readonly string[];
}

interface Row {
  readonly bucket: string;
  readonly name: string;
  readonly version: string;
}

/** What a kill may leave behind, looked for on the disk and in the database. */
export async function strayFiles(server: KillableServer, { data }: KillableWorld): Promise<StrayFiles> {
  const rows = await server.sql<Row>('select bucket_id as bucket, name, version from storage.objects');
  const named = new Set(
    rows.map(({ bucket, name, version }) =>
      createHash('sha256')
        .update(JSON.stringify([bucket, name, version]))
        .digest('hex'),
    ),
  );
  const gone = await server.sql<{ name: string }>(
    `select file.name from storage.objects as file where file.owner_id is null and not exists (
       select from public.user_creations as creation
       where starts_with(file.name, creation.user_id || '/' || creation.id || '.'))`,
  );
  return {
    withoutRow: (await blobsIn(data)).filter((blob) => !named.has(blob)),
    withoutCreation: gone.map(({ name }) => name),
  };
}

export async function blobsIn(data: string): Promise<string[]> {
  const names = await readdir(path.join(data, 'storage'), { recursive: true }).catch(() => []);
  return names.map((name) => path.basename(name)).filter((name) => /^[0-9a-f]{64}$/.test(name));
}
