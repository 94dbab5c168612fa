// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { found, leftBehind } from './leftBehind.ts';

afterEach(() => vi.restoreAllMocks());

it('a page that a story left as it was is said nothing of', () => {
  const before = found();
  const { documentElement, body } = document;
  documentElement.setAttribute('data-mode', 'dark');
  body.style.overflow = 'hidden';
  body.style.removeProperty('overflow');
  body.append(Object.assign(document.createElement('div'), { innerHTML: 'gone' }));
  body.lastElementChild!.remove();
  expect(leftBehind(before)).toEqual([]);
});

it('where announcements are made stays, with whoever was there before', () => {
  document.body.innerHTML = '<div id="before"></div>';
  const before = found();
  document.body.insertAdjacentHTML('beforeend', '<div data-live-announcer></div>');
  expect(leftBehind(before)).toEqual([]);
  expect(document.body.children).toHaveLength(2);
});

const planted: readonly (readonly [what: string, plant: () => void, told: string])[] = [
  ['an element', () => document.body.append(document.createElement('dialog')), '<dialog></dialog>'],
  ['an attribute', () => document.body.setAttribute('inert', ''), "inert='' of <body>"],
  [
    'a style',
    () => document.documentElement.style.setProperty('overflow', 'hidden'),
    "style='overflow: hidden;' of <html>",
  ],
  ['a title', () => (document.title = 'Mine'), "the title 'Mine'"],
  ['an address', () => history.pushState(null, '', '/mine?own'), 'the address /mine?own'],
];

it.each(planted)('%s that a story left is told and taken away', (_what, plant, told) => {
  const before = found();
  plant();
  expect(leftBehind(before)).toEqual([told]);
  expect(leftBehind(before)).toEqual([]);
});

it('two that it left are told both', () => {
  const before = found();
  document.body.append(document.createElement('i'), document.createElement('b'));
  expect(leftBehind(before)).toEqual(['<i></i>', '<b></b>']);
});

it('what the window has in place of its own is told and taken away', () => {
  const before = found();
  vi.spyOn(window, 'matchMedia');
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  expect(leftBehind(before)).toEqual(['another matchMedia', 'another navigator.onLine']);
  expect(leftBehind(before)).toEqual([]);
});
