import { defineConfig } from 'vitest/config';

const report = process.env['KINORA_REPORT'];

export default defineConfig({
  test: {
    name: 'sizes',
    root: import.meta.dirname,
    include: ['*.sizes.ts'],
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
