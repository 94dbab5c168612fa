import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, readdir, stat, writeFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from './StartProblem.ts';

/** The one folder that holds all of this server's data, made or checked, private to its account. */
export async function openDataFolder(folder: string): Promise<void> {
  const made = await makeFolder(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST' || error.code === 'ENOTDIR') {
      throw new StartProblem(
        `The data folder ${folder} is a file, or lies below one: point KINORA_DATA at a folder.`,
      );
    }
    throw new StartProblem(
      `Kinora cannot create its data folder ${folder} (${error.code}): give this account the right to, or point KINORA_DATA elsewhere.`,
    );
  });
  if (!made) await checkExisting(folder);
}

/**
 * Makes a folder and those above it; false when it was there. One by one, since Node's own recursion
 * never returns where a file system such as /proc answers that a folder's parent is missing.
 */
async function makeFolder(folder: string): Promise<boolean> {
  const missing: string[] = [];
  let above = path.resolve(folder);
  while (!existsSync(above)) {
    missing.unshift(above);
    above = path.dirname(above);
  }
  for (const each of missing) await mkdir(each, { mode: 0o700 });
  if (missing.length === 0 && !(await stat(folder)).isDirectory())
    throw Object.assign(new Error(), { code: 'EEXIST' });
  return missing.length > 0;
}

async function checkExisting(folder: string): Promise<void> {
  const { uid } = await stat(folder);
  try {
    await access(folder, constants.R_OK | constants.X_OK);
    const isUsed = (await readdir(folder)).includes('keys.json');
    if (isUsed && process.getuid?.() === 0 && uid !== 0) {
      throw new StartProblem(
        `The data folder ${folder} belongs to another account (uid ${uid}): start Kinora as that account, or point KINORA_DATA elsewhere.`,
      );
    }
    if (isUsed) await access(path.join(folder, 'keys.json'), constants.R_OK);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `Kinora cannot read its data folder ${folder}: start it as the account that made the folder, or point KINORA_DATA elsewhere.`,
    );
  }
  const probe = path.join(folder, `.write-${process.pid}`);
  try {
    await writeFile(probe, '');
    await rm(probe);
    if (uid === process.getuid?.()) await chmod(folder, 0o700);
  } catch (error) {
    throw new StartProblem(
      `Kinora cannot write to its data folder ${folder} (${(error as NodeJS.ErrnoException).code}): give this account the right to, or point KINORA_DATA elsewhere.`,
    );
  }
}
