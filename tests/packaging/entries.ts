import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Published } from '../../tools/buildPackages.ts';
import { tarballOf } from './tarballs.ts';

const execute = promisify(execFile);

export interface Entry {
  /** As package.json spells it: '.' or './components/Slider'. */
  readonly subpath: string;
  /** As a product imports it. */
  readonly path: string;
}

/** Every path that a packed package can be imported by, wildcards written out. */
export async function entriesOf(name: Published): Promise<readonly Entry[]> {
  const { stdout: list } = await execute('tar', ['-tzf', tarballOf(name)]);
  const { stdout: text } = await execute('tar', ['-xzOf', tarballOf(name), 'package/package.json']);
  const files = list.split('\n').map((file) => file.replace(/^package\//, './'));
  const { exports } = JSON.parse(text) as {
    exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  return Object.entries(exports)
    .filter((pair): pair is [string, { default: string }] => typeof pair[1] !== 'string')
    .flatMap(([subpath, { default: target }]) => {
      if (!subpath.includes('*')) return [subpath];
      const [before, after] = target.split('*') as [string, string];
      return files
        .filter((file) => file.startsWith(before) && file.endsWith(after))
        .map((file) => file.slice(before.length, file.length - after.length))
        .filter((star) => !star.includes('/'))
        .map((star) => subpath.replace('*', star));
    })
    .toSorted()
    .map((subpath) => ({ subpath, path: `@kinora/${name}${subpath.slice(1)}` }));
}
