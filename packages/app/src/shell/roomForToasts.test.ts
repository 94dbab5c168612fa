import { expect, test } from 'vitest';
import { sideForToasts, startAt, type Box, type Sight } from './roomForToasts.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const sight = (more: Partial<Sight> = {}): Sight => ({
  size: { width: 432, height: 82 },
  page: box(233, 98, 1280, 800),
  middle: 424,
  taken: [],
  title: undefined,
  ...more,
});
const title = box(265, 120, 544, 160);
const filters = box(265, 183, 1248, 219);

test('a message stands in the middle where nothing is', () => {
  expect(sideForToasts(sight())).toBe(424);
  expect(startAt(424, sight())).toBe(98);
});

test('a message stands beside the title, at the end of the page', () => {
  const history = sight({ title, taken: [filters] });
  expect(sideForToasts(history)).toBe(1280 - 432);
  expect(startAt(1280 - 432, history)).toBe(98);
});

test('a message stands between the title and what can be begun there', () => {
  const action = box(1108, 123, 1248, 159);
  expect(sideForToasts(sight({ title, taken: [action, filters] }))).toBe(1108 - 432);
});

test('a message lies rather over a title than lower, where there is no room beside it', () => {
  const wide = box(265, 120, 1248, 160);
  expect(sideForToasts(sight({ title: wide, taken: [filters] }))).toBe(424);
});

test('a message does not lie over settings that reach to the foot of the window', () => {
  const settings = box(941, 117, 1260, 900);
  expect(sideForToasts(sight({ title: box(257, 110, 488, 145), taken: [settings] }))).toBe(941 - 432);
});

test('what has no room over what one works with begins under it', () => {
  const stack = sight({ size: { width: 432, height: 230 }, title, taken: [filters] });
  expect(startAt(sideForToasts(stack), stack)).toBe(filters.bottom);
});

test('a message stays under the bar where settings were scrolled, and never comes down on the button of a studio', () => {
  const scrolled = sight({
    page: box(233, 53, 1280, 800),
    taken: [box(941, 137, 1260, 639), box(941, 641, 1260, 788), box(233, 79, 1280, 127)],
  });
  expect(startAt(1280 - 432, scrolled)).toBe(53);
});

test('a message does not stand over what lies beside the page', () => {
  const small = sight({ page: box(233, 98, 768, 900), middle: 168, title: box(249, 120, 760, 160) });
  expect(sideForToasts(small)).toBe(233);
});

test('on a phone there is one side', () => {
  const phone = sight({ size: { width: 390, height: 82 }, page: box(0, 56, 390, 800), middle: 0, title });
  expect(sideForToasts(phone)).toBe(0);
});
