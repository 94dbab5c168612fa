import { globSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { kindOf, type TestKind } from './tests/unit/kindOf.ts';
import { patience } from './tools/test/patience.ts';
import { reporters } from './tools/test/reporters.ts';

const found = [
  'packages/{contract,design-system,studio-kit,app,media}/src/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  'tests/unit/*.test.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: import.meta.dirname }))
  .map((file) => file.split(path.sep).join('/'));
const kinds = new Map(found.map((file) => [file, kindOf(path.join(import.meta.dirname, file))]));

/** A third of the time was loading the same modules again for each file: only what needs them fresh gets them so. */
const project = (kind: TestKind, groupOrder: number) => ({
  extends: true as const,
  test: {
    name: kind,
    include: found.filter((file) => kinds.get(file) === kind),
    isolate: kind === 'alone',
    // One kind after the other, else a worker that has everything loaded makes room for one of another kind.
    sequence: { groupOrder },
  },
});

/** Everything that needs neither a browser nor a database. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: 'node',
    setupFiles: ['tools/test/patience.setup.ts', 'tests/unit/leaveAsFound.setup.ts'],
    ...patience,
    reporters,
    projects: [project('alone', 0), project('page', 1), project('node', 2)],
  },
});
