import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../StartProblem.ts';
import type { PostgresBinaries } from './binaries.ts';
import { spawnAsDatabase } from './spawnAsDatabase.ts';
import { databaseAccount } from './systemAccount.ts';

export const clusterName = 'cluster';
export const superuser = 'postgres';
const major = '17';

/** The cluster in `folder`, made on first use. Returns the superuser's password. */
export async function ensureCluster(folder: string, binaries: PostgresBinaries): Promise<string> {
  const account = databaseAccount();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);

  const versionFile = path.join(folder, clusterName, 'PG_VERSION');
  const passwordFile = path.join(folder, 'password');
  if (existsSync(path.join(folder, clusterName))) {
    const found = (await readFile(versionFile, 'utf8')).trim();
    if (found !== major) {
      throw new StartProblem(
        `The data folder was made by PostgreSQL ${found}, and this Kinora runs ${major}: export with the older Kinora, or point KINORA_DATA at a new folder.`,
      );
    }
    return (await readFile(passwordFile, 'utf8')).trim();
  }
  const password = randomBytes(24).toString('base64url');
  await makeCluster(folder, binaries, password, passwordFile);
  return password;
}

async function makeCluster(
  folder: string,
  binaries: PostgresBinaries,
  password: string,
  passwordFile: string,
): Promise<void> {
  const account = databaseAccount();
  const part = `${clusterName}.part`;
  // A first start that was cut off leaves this behind; it was never used.
  await rm(path.join(folder, part), { recursive: true, force: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const child = spawnAsDatabase({
    program: binaries.initdb,
    folder,
    args: (place) => [
      '-D',
      `${place}/${part}`,
      '-U',
      superuser,
      `--pwfile=${place}/password`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The builtin provider sorts alike on every system; libc's own C exists on each.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      '--no-sync',
    ],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    // So it is in a container that is told to run as a mere number.
    if (output.includes('could not look up effective user ID')) {
      throw new StartProblem(
        `This account (uid ${process.getuid?.()}) has no name on this system, and the database needs one: start Kinora as another.`,
      );
    }
    const reason =
      output
        .trim()
        .split('\n')
        .findLast((line) => /error|fatal/i.test(line)) ?? output.trim();
    throw new StartProblem(
      `The database could not be created in ${folder}: ${reason || `initdb ended with ${code}`}.`,
    );
  }
  await rename(path.join(folder, part), path.join(folder, clusterName));
}
