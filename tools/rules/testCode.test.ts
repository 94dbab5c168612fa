import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { importGraph } from './importGraph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const graph = importGraph(root);

/** What is served, installed or run: all that these lead to. */
const starts = [
  'packages/app/src/main.tsx',
  'packages/studio-kit/src/index.ts',
  'packages/design-system/src/index.ts',
  'packages/contract/src/index.ts',
  'packages/media/src/index.ts',
  'packages/media/src/node.ts',
  'packages/media/src/describe/index.ts',
  'packages/media/src/upscale/index.ts',
  'packages/backend/src/operate/run.ts',
  // It is built from where the hosted functions begin, and leads there.
  'packages/backend/src/hosted/buildFunctions.ts',
  'packages/backend/src/hosted/serveFunction.ts',
  'tools/start/run.ts',
];

function reachedFrom(start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

it.each(starts)('%s leads to nothing that is made for tests and stories', (start) => {
  const reached = [...reachedFrom(start)];
  expect(reached.length).toBeGreaterThan(20);
  expect(reached.filter((file) => /\/(testing|mocks)\/|\.(test|stories|fixtures)\./.test(file))).toEqual([]);
});
