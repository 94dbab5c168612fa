import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from './tools/test/patience.ts';
import { reporters } from './tools/test/reporters.ts';

/** Everything that needs neither a browser nor a database. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'packages/{contract,design-system,studio-kit,app,media}/src/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    setupFiles: ['tools/test/patience.setup.ts'],
    ...patience,
    reporters,
  },
});
