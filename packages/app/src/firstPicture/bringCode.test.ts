// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringCode } from './bringCode.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<template data-code><link rel="modulepreload" href="/app.js"></template>';
});
afterEach(() => {
  // What stood in for a fake frame gives that one back: it goes first.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const isAskedFor = () => document.head.querySelector('link[href="/app.js"]') !== null;
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

it('the code is asked for behind the first frame', () => {
  let draw = () => {};
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => void (draw = callback));
  bringCode();
  parsed();
  vi.advanceTimersByTime(100);
  expect(isAskedFor()).toBe(false);
  draw();
  vi.advanceTimersByTime(0);
  expect(isAskedFor()).toBe(true);
});

it('a picture that is only named is asked for behind the first frame, too', async () => {
  document.body.innerHTML = '<img data-src="/low.jpg" alt="">';
  bringCode();
  parsed();
  const image = document.querySelector('img')!;
  expect(image.hasAttribute('src')).toBe(false);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(image.getAttribute('src')).toBe('/low.jpg');
});

it.each(['load', 'error'])('the code runs once its styles had their %s', async (end) => {
  document.head.innerHTML =
    '<template data-code><link rel="stylesheet"><script type="text/plain"></script></template>';
  bringCode();
  parsed();
  await vi.advanceTimersByTimeAsync(4_000);
  const runs = () => document.head.querySelector('script') !== null;
  expect(runs()).toBe(false);
  document.head.querySelector('link')!.dispatchEvent(new Event(end));
  await vi.advanceTimersByTimeAsync(0);
  expect(runs()).toBe(true);
});

it('a page that counts as seen and draws no frame gets its code all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => {});
  bringCode();
  parsed();
  vi.advanceTimersByTime(2_000);
  expect(isAskedFor()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(isAskedFor()).toBe(true);
});
