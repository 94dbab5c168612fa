import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { published, type Published } from '../../tools/buildPackages.ts';

const execute = promisify(execFile);
export const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, '.cache', 'packed');

export const tarballOf = (name: Published): string => path.join(folder, `${name}.tgz`);

/** pnpm is the one that packs, since it puts publishConfig in place of what the workspace reads. */
async function pnpm(args: readonly string[], cwd: string): Promise<void> {
  const started = process.env['npm_execpath'];
  if (started?.includes('pnpm') && /\.c?js$/.test(started)) {
    await execute(process.execPath, [started, ...args], { cwd });
    return;
  }
  const { packageManager } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  await execute('npx', ['-y', packageManager, ...args], { cwd });
}

export async function packAll(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of published)
    await pnpm(['pack', '--out', tarballOf(name)], path.join(root, 'packages', name));
}
