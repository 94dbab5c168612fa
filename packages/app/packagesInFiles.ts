import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { packageOf, usedIn } from './licences.ts';

const nameOf = (folder: string) =>
  folder
    .split(/[\\/]node_modules[\\/]/)
    .at(-1)!
    .replaceAll(path.sep, '/');

/**
 * Says beside the manifest, which names no modules, what packages each file of code holds: the page's and its workers',
 * which are bundles of their own.
 */
export function packagesInFiles(): { page: Plugin; worker: Plugin } {
  const packages: Record<string, readonly string[]> = {};
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const names = usedIn(file).map((id) => packageOf(path.resolve(import.meta.dirname, id)));
      packages[file.fileName] = [
        ...new Set(names.filter((name) => name !== undefined).map(nameOf)),
      ].toSorted();
    }
  };
  const worker: Plugin = {
    name: 'kinora-packages-in-workers',
    apply: 'build',
    generateBundle: (_options, bundle) => collect(bundle),
  };
  const page: Plugin = {
    name: 'kinora-packages-in-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      collect(bundle);
      this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source: JSON.stringify(packages) });
    },
  };
  return { page, worker };
}
