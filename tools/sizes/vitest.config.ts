import { defineConfig } from 'vitest/config';
import { reporters } from '../test/reporters.ts';

export default defineConfig({
  test: {
    name: 'sizes',
    root: import.meta.dirname,
    include: ['*.sizes.ts'],
    reporters,
  },
});
