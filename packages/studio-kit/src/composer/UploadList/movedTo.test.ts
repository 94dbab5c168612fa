import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedTo } from './movedTo.ts';

it('an item is put in another place, and the others keep their order (A271)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length];
      const moved = movedTo(items, from, to);
      expect(moved[to]).toBe(items[from]);
      expect(moved.filter((each) => each !== items[from])).toEqual(
        items.filter((each) => each !== items[from]),
      );
    }),
  );
});
