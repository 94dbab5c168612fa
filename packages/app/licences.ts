import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The packages that modules of a bundle come from: where in node_modules, without what lies in them. */
export const packageOf = (id: string): string | undefined =>
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)[\\/]/.exec(id)?.[1];

/** What was left out of a chunk is not served. */
export const usedIn = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.keys(modules).filter((id) => modules[id]!.renderedLength > 0);

function told(folder: string): readonly [name: string, text: string] {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const { name, version, license = 'no licence named' } = about;
  return [name, [`${name} ${version} (${license})`, ...texts].join('\n\n')];
}

/**
 * Writes the licences of everything that is served along into `licences.txt`: code, fonts, and what workers load.
 * Workers are bundles of their own, so their plugin collects for the same list.
 */
export function licences(): { page: Plugin; worker: Plugin } {
  const folders = new Set<string>();
  // A font or a network is a file beside the chunks.
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle))
      for (const id of file.type === 'chunk' ? usedIn(file) : file.originalFileNames) {
        const folder = packageOf(path.resolve(import.meta.dirname, id));
        if (folder) folders.add(folder);
      }
  };
  const worker: Plugin = {
    name: 'kinora-licences-of-workers',
    apply: 'build',
    generateBundle: (_options, bundle) => collect(bundle),
  };
  const page: Plugin = {
    name: 'kinora-licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      collect(bundle);
      const texts = new Map([...folders].map(told));
      const source = [...texts]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([, text]) => text)
        .join(`\n\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${source}\n` });
    },
  };
  return { page, worker };
}
