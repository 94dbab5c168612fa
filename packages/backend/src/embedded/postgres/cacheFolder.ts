import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartProblem } from '../StartProblem.ts';
import { databaseAccount } from './systemAccount.ts';

/** Where the database's programs lie. Root's own folders are closed to `nobody`, so a root start keeps them in a public place. */
export async function cacheFolder(dataFolder: string): Promise<string> {
  if (!databaseAccount()) return made(path.join(dataFolder, 'cache'));
  const places = [
    process.platform === 'darwin' ? '/Library/Caches/kinora' : '/var/cache/kinora',
    path.join(tmpdir(), 'kinora-cache'),
  ];
  for (const place of places) {
    const folder = await made(place).catch(() => null);
    if (folder && (await isOurs(folder))) return folder;
  }
  throw new StartProblem(
    `Started as root, Kinora needs a folder for its database’s programs, and neither ${places.join(' nor ')} can be written: start it as an ordinary user instead.`,
  );
}

async function made(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/** In a shared place like /tmp somebody else may have put a folder of that name first. */
async function isOurs(folder: string): Promise<boolean> {
  const info = await lstat(folder);
  return info.isDirectory() && info.uid === process.getuid?.() && (info.mode & 0o022) === 0;
}
