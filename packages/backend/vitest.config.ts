import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/test/patience.ts';
import { reporters } from '../../tools/test/reporters.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'backend',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/embedded/testing/globalSetup.ts'],
    // The machine is shared with the database and, in some tests, a whole second server.
    maxWorkers: 2,
    ...patience,
    reporters,
  },
});
