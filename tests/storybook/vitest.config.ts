import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/test/patience.ts';
import { reporters } from '../../tools/test/reporters.ts';

/** The built Storybook, as a person reads it in a browser. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'storybook',
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: './build.setup.ts',
    fileParallelism: false,
    ...patience,
    reporters,
  },
});
