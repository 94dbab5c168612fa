import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
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
  const inside = path.join('node_modules/.bin', name);
  const program = path.join(folder, inside);
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  // Two parts of the tests may want it at once: each fetches it apart, and whole, and the first one's stays.
  const own = await mkdtemp(`${folder}-`);
  try {
    await promisify(execFile)(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefix', own, `${name}@${version}`],
      { cwd: own, timeout: patience },
    );
    // A package whose install script was not let run unpacks its program now, and until then starts it as a child.
    await promisify(execFile)(path.join(own, inside), ['--version'], { timeout: patience });
    await rename(own, folder);
  } catch {
    await rm(own, { recursive: true, force: true });
  }
  return existsSync(program) ? program : null;
}
