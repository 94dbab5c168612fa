import { defineConfig } from 'vitest/config';
import { patience } from '../test/patience.ts';
import { reporters } from '../test/reporters.ts';

export default defineConfig({
  test: {
    name: 'sizes',
    root: import.meta.dirname,
    include: ['*.sizes.ts'],
    ...patience,
    reporters,
  },
});
