import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, tarballOf } from './tarballs.ts';
import type { Published } from '../../tools/buildPackages.ts';

const execute = promisify(execFile);

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Consumer {
  readonly folder: string;
  manifestOf(name: Published): Promise<Manifest>;
  installed(name: Published): string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A product outside the workspace, with these packages out of their tarballs. Each gets what its own
 * package.json declares and nothing more, from the versions that the workspace already has: no network is needed.
 */
export async function consumerOf(names: readonly Published[]): Promise<Consumer> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'kinora-consumer-')));
  const installed = (name: Published) => path.join(folder, 'node_modules', '@kinora', name);
  const manifestOf = async (name: Published) =>
    JSON.parse(await readFile(path.join(installed(name), 'package.json'), 'utf8')) as Manifest;

  for (const name of names) {
    await mkdir(installed(name), { recursive: true });
    await execute('tar', ['-xzf', tarballOf(name), '-C', installed(name), '--strip-components=1']);
    const { dependencies, peerDependencies } = await manifestOf(name);
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (dependency.startsWith('@kinora/') || dependency === 'vitest') continue;
      await link(
        path.join(root, 'packages', name, 'node_modules', dependency),
        path.join(installed(name), 'node_modules', dependency),
      );
    }
  }
  for (const own of ['react', 'react-dom', '@types/react', '@types/react-dom'])
    await link(path.join(root, 'node_modules', own), path.join(folder, 'node_modules', own));

  const write = async (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
  };
  await write({ 'package.json': JSON.stringify({ name: 'consumer', private: true, type: 'module' }) });
  return { folder, manifestOf, installed, write, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function link(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await symlink(await realpath(from), to, 'junction');
}
