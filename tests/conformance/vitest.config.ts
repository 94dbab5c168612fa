import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/test/patience.ts';
import { reporters } from '../../tools/test/reporters.ts';

/** The port's promises, kept by the adapter on the real server. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'conformance',
    environment: 'node',
    include: ['*.test.ts'],
    // One server, and one engine that renders one clip at a time.
    fileParallelism: false,
    // Each promise has an account or two of its own; what a password really costs is the backend's to hold.
    setupFiles: ['../../packages/backend/src/embedded/testing/quickPasswords.setup.ts'],
    ...patience,
    reporters,
  },
});
