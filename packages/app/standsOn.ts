import type { Plugin, Rolldown } from 'vite';
import type { FilesByPlace } from './src/late/filesBehind.ts';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** All that these files import, and that those import in turn; no chunk waits for one that waits for it. */
function behind(chunks: Chunks, names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    behind(chunks, chunks.get(name)!.imports, found);
  }
  return found;
}

/** What each file of late code stands on, but for what the page itself starts with: that is there. */
function filesByPlace(chunks: Chunks): FilesByPlace {
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const atFirst = behind(chunks, entries);
  // What comes by way of another is told there.
  const told = ({ imports }: Rolldown.OutputChunk) => {
    const late = imports.filter((name) => !atFirst.has(name));
    const byOthers = behind(
      chunks,
      late.flatMap((name) => chunks.get(name)!.imports),
    );
    return late.filter((name) => !byOthers.has(name));
  };
  const standsOn = [...chunks].flatMap(([name, chunk]) =>
    atFirst.has(name) ? [] : [[name, told(chunk)] as const],
  );
  const isStoodOn = new Set(standsOn.flatMap(([, names]) => names));
  // A file that stands by itself is known by whoever asks for it.
  const listed = standsOn.filter(([name, names]) => names.length > 0 || isStoodOn.has(name));
  const places = new Map(listed.map(([name], place) => [name, place]));
  return Object.fromEntries(listed.map(([name, names]) => [name, names.map((each) => places.get(each)!)]));
}

/**
 * Says once, in a script that runs before the app, what each file of late code stands on. Vite would have every file name
 * all that its own late code needs: the same few hundred names again and again.
 */
export const standsOn: Plugin = {
  name: 'kinora-stands-on',
  apply: 'build',
  // What is nothing but styles is a file no more, and the page is written.
  enforce: 'post',
  // The drawing of first pictures has no page.
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const table = filesByPlace(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
    const source = `globalThis.kinoraStandsOn=${JSON.stringify(table)}`;
    const script = this.getFileName(this.emitFile({ type: 'asset', name: 'stands-on.js', source }));
    const page = bundle['index.html'];
    if (page?.type !== 'asset')
      throw new Error('The page that names what late code stands on is not written.');
    page.source = String(page.source).replace(
      '<script type="module"',
      `<script type="module" crossorigin src="/${script}"></script>\n    $&`,
    );
  },
};
