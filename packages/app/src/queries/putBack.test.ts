import { describe, expect, it } from 'vitest';
import { putBack } from './putBack.ts';

const list = (letters: string) => [...letters].map((id) => ({ id }));
const read = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join('');

describe('an item that a refused deletion brings back', () => {
  it.each([
    ['bc', 'a', 'abc'],
    ['ac', 'b', 'abc'],
    ['ab', 'c', 'abc'],
    ['', 'b', 'b'],
    // Another one went meanwhile, or came.
    ['c', 'b', 'bc'],
    ['xac', 'b', 'xabc'],
    // The server brought it back already.
    ['abc', 'b', 'abc'],
    // It never was there.
    ['ac', 'z', 'ac'],
  ])("into '%s' goes '%s': '%s'", (now, id, then) => {
    expect(read(putBack(list(now), id, list('abc')))).toBe(then);
  });
});
