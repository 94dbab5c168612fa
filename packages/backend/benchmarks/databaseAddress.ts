import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** How the owner of a running server's data speaks to its database. */
export async function databaseAddress(dataFolder: string): Promise<string> {
  const folder = path.join(dataFolder, 'postgres');
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  const port = (await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://postgres:${password}@127.0.0.1:${port?.trim()}/postgres`;
}
