// A matrix that nobody photographs protects nothing.
import { expect, test } from 'vitest';

const matrices = import.meta.glob<string>('./**/*.matrix.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('matrices of components are found', () => {
  expect(Object.keys(matrices).length).toBeGreaterThan(10);
});

test.each(Object.entries(matrices))('%s is photographed', (_path, source) => {
  expect(source).toMatch(/tags: \[[^\]]*'picture'/);
});
