// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringCode } from './bringCode.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<template data-code><link rel="modulepreload" href="/app.js"></template>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

it('a page that counts as seen and draws no frame gets its code all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => {});
  bringCode();
  parsed();
  vi.advanceTimersByTime(2_000);
  expect(isAskedFor()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(isAskedFor()).toBe(true);
});
