import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { licencesOf } from './licences.ts';

/** The package that a module of a bundle comes from: where in node_modules, without what lies in it. */
const packageOf = (id: string): string | undefined =>
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)[\\/]/.exec(id)?.[1];

/** What was left out of a chunk is not served. A font or a network is a file beside the chunks. */
const servedIn = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] =>
  file.type === 'chunk'
    ? Object.keys(file.modules).filter((id) => file.modules[id]!.renderedLength > 0)
    : file.originalFileNames;

const nameOf = (folder: string) =>
  folder
    .split(/[\\/]node_modules[\\/]/)
    .at(-1)!
    .replaceAll(path.sep, '/');

/**
 * Knows what packages are served: writes their licences into `licences.txt`, and beside the manifest, which names no
 * modules, what packages each file of code holds. Workers are bundles of their own, so their plugin collects for the
 * same lists.
 */
export function packagesInFiles(): { page: Plugin; worker: Plugin } {
  const served = new Set<string>();
  const packages: Record<string, readonly string[]> = {};
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle)) {
      const folders = servedIn(file)
        .map((id) => packageOf(path.resolve(import.meta.dirname, id)))
        .filter((folder) => folder !== undefined);
      for (const folder of folders) served.add(folder);
      if (file.type === 'chunk') packages[file.fileName] = [...new Set(folders.map(nameOf))].toSorted();
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
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('.vite/packages.json', JSON.stringify(packages));
      emit('licences.txt', licencesOf(served));
    },
  };
  return { page, worker };
}
