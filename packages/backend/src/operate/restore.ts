import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { databaseAccount } from '../embedded/postgres/systemAccount.ts';
import { StartProblem } from '../embedded/StartProblem.ts';
import { manifestName, readManifest } from './backUp.ts';
import { copyTree } from './copyTree.ts';

export interface RestoreOptions {
  readonly source: string;
  readonly dataFolder: string;
}

export interface Restored {
  readonly files: number;
  readonly madeAt: string;
}

/** Puts a backup where a server finds it, whole or not at all: what differs from the backup's own list is refused. */
export async function restore({ source, dataFolder }: RestoreOptions): Promise<Restored> {
  const manifest = await readManifest(source);
  if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0)
    throw new StartProblem(
      `${dataFolder} is not empty: move it away first, or point KINORA_DATA at a new folder.`,
    );
  const part = `${dataFolder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(path.dirname(path.resolve(dataFolder)), { recursive: true });
  // Whoever starts as root hands the database to another account, which has to own its files.
  const account = databaseAccount();
  const ofDatabase = path.join(part, 'postgres');
  try {
    const { files, folders } = await copyTree(source, part, {
      skips: (file) => file === manifestName,
      onMade: async (place) => {
        if (account && (place === ofDatabase || place.startsWith(`${ofDatabase}${path.sep}`)))
          await chown(place, account.uid, account.gid);
      },
    });
    const known = new Map(files.map((file) => [file.path, file.sha256]));
    const damaged = manifest.files.find((file) => known.get(file.path) !== file.sha256);
    if (damaged)
      throw new StartProblem(
        `The backup is damaged: ${damaged.path} is missing or differs. Use another one.`,
      );
    const listed = new Set(manifest.files.map((file) => file.path));
    const foreign = files.find((file) => !listed.has(file.path));
    if (foreign)
      throw new StartProblem(`The backup holds ${foreign.path}, which is not of it. Use another one.`);
    const missing = manifest.folders.find((folder) => !folders.includes(folder));
    if (missing)
      throw new StartProblem(`The backup is damaged: the folder ${missing} is missing. Use another one.`);
    await rm(dataFolder, { recursive: true, force: true });
    await rename(part, dataFolder);
    return { files: files.length, madeAt: manifest.madeAt };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}
