import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const cache = fileURLToPath(new URL('../../../../../.cache/', import.meta.url));
const patience = 180_000;

/**
 * A program that the registry has as a package and that Kinora itself does not need. It is fetched once and kept in
 * the cache folder; null where it can't be had, so that its test counts as skipped and says so.
 */
export async function packagedProgram(name: string, version: string): Promise<string | null> {
  const folder = path.join(cache, `${name}-${version}`);
  const program = path.join(folder, 'node_modules/.bin', name);
  if (existsSync(program)) return program;
  try {
    await mkdir(folder, { recursive: true });
    await promisify(execFile)(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`],
      { cwd: folder, timeout: patience },
    );
    return existsSync(program) ? program : null;
  } catch {
    return null;
  }
}
