import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/experimental';

/** What each file imports of ours: as it is loaded, later by `import()`, and for its types alone. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const sources = [
  'packages/*/{src,benchmarks}/**/*.{ts,tsx}',
  '{tests,tools,benchmarks,.storybook}/**/*.{ts,tsx}',
];

/** Later imports and types by `import('…')`, and what is run by its address, all with a name that is written out. */
const called = /\b(?:import|new URL)\(\s*(['"])([^'"]+)\1/g;

/** The names that one file imports from. */
export function importedIn(file: string, text: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  return [
    ...staticImports.map((each) => each.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((each) => each.moduleRequest?.value ?? [])),
    ...Array.from(text.matchAll(called), ([, , name = '']) => name),
  ];
}

type Exports = string | Readonly<Record<string, unknown>>;
const sourceOf = (target: unknown): string | null => {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return null;
  return sourceOf(Object.values(target)[0]);
};

/** Every file that a name of ours leads to: `@kinora/contract/testing` and the like. */
function entriesIn(root: string): ReadonlyMap<string, string> {
  const entries = globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
    const { name, exports } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      name: string;
      exports?: Exports;
    };
    return Object.entries(typeof exports === 'object' ? exports : {}).flatMap(([entry, target]) => {
      const source = sourceOf(target);
      return source
        ? [[path.posix.join(name, entry), path.posix.join(path.dirname(file), source)] as const]
        : [];
    });
  });
  return new Map(entries);
}

export function importGraph(root: string): ImportGraph {
  const files = globSync(sources, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) });
  const known = new Set(files);
  const entries = entriesIn(root);
  return new Map(
    files.map((file) => {
      const led = importedIn(file, readFileSync(path.join(root, file), 'utf8')).map((name) =>
        name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : entries.get(name),
      );
      return [file, led.filter((each) => each !== undefined && known.has(each)) as string[]] as const;
    }),
  );
}

/** The shortest way from a file back to itself; null where there is none. */
function wayBack(graph: ImportGraph, start: string): readonly string[] | null {
  const from = new Map<string, string>();
  const next = [start];
  for (let file = next.shift(); file !== undefined; file = next.shift())
    for (const to of graph.get(file) ?? []) {
      if (to === start) {
        const way = [file];
        for (let at = file; at !== start; way.unshift(at)) at = from.get(at)!;
        return way;
      }
      if (!from.has(to)) {
        from.set(to, file);
        next.push(to);
      }
    }
  return null;
}

/** What is left when files that nothing left imports, or that import nothing left, are taken away again and again. */
function inCircles(graph: ImportGraph): ImportGraph {
  let left = graph;
  for (;;) {
    const wanted = new Set([...left.values()].flat());
    const fewer = new Map(
      [...left]
        .filter(([file]) => wanted.has(file))
        .map(([file, led]) => [file, led.filter((to) => left.has(to))] as const)
        .filter(([, led]) => led.length > 0),
    );
    if (fewer.size === left.size) return fewer;
    left = fewer;
  }
}

/** Circles of files, each the shortest through one of them, none told twice. */
export function circlesIn(graph: ImportGraph): readonly (readonly string[])[] {
  const left = inCircles(graph);
  const told = new Set<string>();
  const circles: (readonly string[])[] = [];
  for (const file of left.keys()) {
    const way = told.has(file) ? null : wayBack(left, file);
    if (!way) continue;
    for (const each of way) told.add(each);
    circles.push(way);
  }
  return circles;
}

/** Made for tests, which may lean on whatever they test. */
const forTests = /\/testing\/|\.test\./;

/** What the folders right in this one import of each other, whatever lies deeper in them. */
export function foldersIn(graph: ImportGraph, folder: string): ImportGraph {
  const under = (file: string) =>
    file.startsWith(folder) && !forTests.test(file) ? file.slice(folder.length).split('/') : [];
  const led = new Map<string, Set<string>>();
  for (const [file, names] of graph)
    for (const name of names) {
      const [from, to] = [under(file), under(name)];
      if (from.length < 2 || to.length < 2 || from[0] === to[0]) continue;
      led.set(from[0]!, (led.get(from[0]!) ?? new Set()).add(to[0]!));
      led.set(to[0]!, led.get(to[0]!) ?? new Set());
    }
  return new Map([...led].map(([from, to]) => [from, [...to]]));
}
