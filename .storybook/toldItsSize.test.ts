// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { toldItsSize } from './toldItsSize.ts';

test('a story begins once the page has heard of the size that its window has', async () => {
  await toldItsSize();
  window.innerWidth += 100;
  let hasBegun = false;
  const begin = toldItsSize().then(() => (hasBegun = true));
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(hasBegun).toBe(false);
  window.dispatchEvent(new Event('resize'));
  await begin;
});
