// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { toldItsSize } from './toldItsSize.ts';

const { innerWidth } = window;
const widen = (width: number) => (window.innerWidth = width);
const tell = () => window.dispatchEvent(new Event('resize'));

afterEach(() => {
  widen(innerWidth);
  tell();
});

test('a story begins once the page has heard of the size that its window has', async () => {
  await toldItsSize();
  widen(innerWidth + 100);
  let hasBegun = false;
  const begin = toldItsSize().then(() => (hasBegun = true));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(hasBegun).toBe(false);
  tell();
  await begin;
});
