import { expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { toolTimeout } from '../test/patience.ts';
import { circlesIn, foldersIn, importedIn, importGraph } from './importGraph.ts';

it('an import is found however it is written', () => {
  const text = `
    import type { A } from './a.ts';
    import './b.css.ts';
    export * from './c.ts';
    export { d } from './d.ts';
    const later = () => import('./e.tsx').then(({ E }) => E);
    type Late = typeof import("./f.ts");
    new Worker(new URL('./h.worker.ts', import.meta.url));
    const said = "import nothing from './g.ts'";
  `;
  expect(importedIn('x.ts', text)).toEqual([
    './a.ts',
    './b.css.ts',
    './c.ts',
    './d.ts',
    './e.tsx',
    './f.ts',
    './h.worker.ts',
  ]);
});

it('a circle is found, and nothing that only leads to it or away from it', () => {
  const graph = new Map([
    ['start', ['a']],
    ['a', ['b', 'far']],
    ['b', ['c', 'end']],
    ['c', ['a']],
    ['far', ['b']],
    ['end', []],
    ['self', ['self']],
  ]);
  expect(circlesIn(graph)).toEqual([['a', 'b', 'c'], ['far', 'b', 'c', 'a'], ['self']]);
});

it(
  'no file imports itself by way of others, not later by `import()` either, and not for types',
  () => {
    const graph = importGraph(root);
    expect(graph.size).toBeGreaterThan(2500);
    expect(graph.get('packages/app/src/screens.ts')).toContain('packages/app/src/routes/home/Home.tsx');
    expect(graph.get('packages/app/src/screens.ts')).toContain('packages/contract/src/index.ts');
    expect(circlesIn(graph).map((way) => way.join(' → '))).toEqual([]);
  },
  toolTimeout,
);

it('a folder leads where its files lead, those for tests apart', () => {
  const graph = new Map([
    ['p/src/a/deep/one.ts', ['p/src/b/two.ts', 'p/src/a/three.ts', 'q/src/c/other.ts']],
    ['p/src/b/two.ts', []],
    ['p/src/b/two.test.ts', ['p/src/a/three.ts']],
    ['p/src/b/testing/world.ts', ['p/src/a/three.ts']],
    ['p/src/index.ts', ['p/src/a/three.ts']],
  ]);
  expect(foldersIn(graph, 'p/src/')).toEqual(
    new Map([
      ['a', ['b']],
      ['b', []],
    ]),
  );
});

it.each(['backend', 'media'])(
  'no folder of %s imports itself by way of others',
  (name) => {
    const folders = foldersIn(importGraph(root), `packages/${name}/src/`);
    expect(folders.size).toBeGreaterThan(8);
    expect(circlesIn(folders).map((way) => way.join(' → '))).toEqual([]);
  },
  60_000,
);
