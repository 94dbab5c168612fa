import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clusterName } from '../embedded/postgres/cluster.ts';
import { clearOrphan } from '../embedded/postgres/orphan.ts';
import { lockDataFolder } from '../embedded/serverLock.ts';
import { StartProblem } from '../embedded/StartProblem.ts';
import { copyTree, type CopiedTree } from './copyTree.ts';

export const manifestName = 'kinora-backup.json';

export interface Manifest extends CopiedTree {
  readonly kinoraBackup: 1;
  readonly madeAt: string;
}

export interface BackUpOptions {
  readonly dataFolder: string;
  readonly target: string;
  readonly clock?: () => Date;
  readonly log: (line: string) => void;
}

/** Of a process that runs, and of nobody once it doesn't. */
const passing = (file: string) =>
  file === 'server.lock' ||
  file === `postgres/${clusterName}/postmaster.pid` ||
  file.startsWith('storage/incoming/');

/** Where a path leads, whatever links are on the way, as far as it is there. */
function leadsTo(place: string): string {
  const full = path.resolve(place);
  const parent = path.dirname(full);
  if (existsSync(full)) return realpathSync(full);
  return parent === full ? full : path.join(leadsTo(parent), path.basename(full));
}

function isWithin(place: string, folder: string): boolean {
  const way = path.relative(leadsTo(folder), leadsTo(place));
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** All of a stopped server's data in a new folder, each file with its hash. A backup that is cut off leaves nothing. */
export async function backUp({
  dataFolder,
  target,
  clock = () => new Date(),
  log,
}: BackUpOptions): Promise<Manifest> {
  if (!existsSync(path.join(dataFolder, 'keys.json')))
    throw new StartProblem(`There is no data of Kinora in ${dataFolder}: point KINORA_DATA at its folder.`);
  if (isWithin(target, dataFolder))
    throw new StartProblem(
      `${target} lies in the data folder, which would be copied into itself: choose a folder outside of ${dataFolder}.`,
    );
  if (existsSync(target))
    throw new StartProblem(`${target} exists already: choose a new folder for the backup.`);
  // A database that is being written to would come out torn.
  const lock = lockDataFolder(dataFolder);
  const part = `${target}.part`;
  try {
    await clearOrphan(path.join(dataFolder, 'postgres', clusterName), log);
    await rm(part, { recursive: true, force: true });
    await mkdir(path.dirname(path.resolve(target)), { recursive: true });
    const tree = await copyTree(dataFolder, part, { skips: passing });
    const manifest: Manifest = { kinoraBackup: 1, madeAt: clock().toISOString(), ...tree };
    await writeFile(path.join(part, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    await rename(part, target);
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  } finally {
    lock.release();
  }
}

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest = JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')) as Manifest;
    if (manifest.kinoraBackup === 1 && Array.isArray(manifest.files)) return manifest;
  } catch {
    // Said below.
  }
  throw new StartProblem(`${folder} is no backup of Kinora: it has no ${manifestName} that can be read.`);
}
