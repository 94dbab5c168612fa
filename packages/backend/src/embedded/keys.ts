import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from './StartProblem.ts';

export interface ServerKeys {
  /** The only one that a browser ever sees. */
  readonly publishable: string;
  readonly secret: string;
  readonly jwtSecret: string;
  /** Signs the links to stored files. */
  readonly linkSecret: string;
  readonly demoPassword: string;
}

export function makeKeys(): ServerKeys {
  return {
    publishable: `sb_publishable_${randomBytes(18).toString('base64url')}`,
    secret: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
    linkSecret: randomBytes(48).toString('base64url'),
    demoPassword: `demo-${randomBytes(5).toString('hex')}`,
  };
}

/** The folder's own keys, made at its first start and kept where only its account can read. */
export async function openKeys(folder: string): Promise<ServerKeys> {
  const file = path.join(folder, 'keys.json');
  try {
    return parse(await readFile(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const keys = makeKeys();
  const part = `${file}.part`;
  await writeFile(part, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(part, file);
  return keys;
}

function parse(text: string, file: string): ServerKeys {
  try {
    const keys = JSON.parse(text) as ServerKeys;
    if (keys.publishable && keys.secret && keys.jwtSecret && keys.linkSecret) return keys;
  } catch {
    // Said below, like a missing key.
  }
  throw new StartProblem(
    `The keys in ${file} cannot be read: restore the file, or remove it and everybody signs in again.`,
  );
}
