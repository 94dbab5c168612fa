import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from './tools/test/patience.ts';
import { reporters } from './tools/test/reporters.ts';
import { projectsByKind } from './tools/test/projects.ts';

const files = [
  'packages/{contract,design-system,studio-kit,app,media}/src/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  '.storybook/*.test.ts',
];

/** Everything that needs neither a browser nor a database. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: 'node',
    setupFiles: [
      'tools/test/patience.setup.ts',
      'tools/test/leaveAsFound.setup.ts',
      'tools/test/withoutOwnerStacks.setup.ts',
    ],
    ...patience,
    reporters,
    projects: projectsByKind(import.meta.dirname, files, { extends: true }),
  },
});
