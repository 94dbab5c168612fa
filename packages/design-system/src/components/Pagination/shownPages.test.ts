import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownPages } from './shownPages.ts';

test.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
  [5, 12, [1, 'gap-before', 4, 5, 6, 'gap-after', 12]],
  [8, 12, [1, 'gap-before', 7, 8, 9, 'gap-after', 12]],
  [9, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
])('the pages that show on page %i of %i', (page, pageCount, shown) => {
  expect(shownPages(page, pageCount)).toEqual(shown);
});

test('pages that show are the ends, this page and its neighbours, and a single page is never hidden', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (one, other) => {
      const page = Math.min(one, other);
      const pageCount = Math.max(one, other);
      const shown = shownPages(page, pageCount);
      const numbers = shown.filter((entry) => typeof entry === 'number');
      expect(shown).toHaveLength(Math.min(pageCount, 7));
      const near = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
      expect(numbers).toEqual(expect.arrayContaining(near));
      const hidden = shown.flatMap((entry, index) =>
        typeof entry === 'number' ? [] : [Number(shown[index + 1]) - Number(shown[index - 1]) - 1],
      );
      expect(Math.min(2, ...hidden)).toBe(2);
      expect(numbers.length + hidden.reduce((sum, each) => sum + each, 0)).toBe(pageCount);
    }),
  );
});
