import type { Plugin, Rolldown } from 'vite';
import type { FilesByPlace } from './src/filesBehind.ts';

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
export function standsOn(): Plugin {
  let script = '';
  return {
    name: 'kinora-stands-on',
    apply: 'build',
    // The drawing of first pictures has no page.
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Before the page is written, which names it.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const table = filesByPlace(new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
        const source = `globalThis.kinoraStandsOn=${JSON.stringify(table)}`;
        script = this.getFileName(this.emitFile({ type: 'asset', name: 'stands-on.js', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<script type="module"',
          `<script type="module" crossorigin src="/${script}"></script>\n    $&`,
        ),
    },
  };
}
