import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/test/patience.ts';
import { reporters } from '../../tools/test/reporters.ts';
import { projectsByKind } from '../../tools/test/projects.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  test: {
    // Of the whole run, not of each project: one database for all.
    globalSetup: ['src/embedded/testing/globalSetup.ts'],
    // The machine is shared with the database and, in some tests, a whole second server.
    maxWorkers: 2,
    reporters,
    projects: projectsByKind(root, ['src/**/*.test.ts'], {
      test: {
        environment: 'node',
        maxWorkers: 2,
        setupFiles: [
          '../../tools/test/leaveAsFound.setup.ts',
          'src/embedded/testing/quickPasswords.setup.ts',
        ],
        ...patience,
      },
    }),
  },
});
