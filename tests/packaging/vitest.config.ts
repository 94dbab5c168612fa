import { defineConfig } from 'vitest/config';
import { reporters } from '../../tools/test/reporters.ts';

/** The packages as other teams get them: packed, unpacked elsewhere, built into products of their own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'packaging',
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: './pack.setup.ts',
    hookTimeout: 120_000,
    testTimeout: 120_000,
    // What a browser shows comes when it comes: the second that is usual is short beside other parts.
    expect: { poll: { timeout: 60_000 } },
    reporters,
  },
});
