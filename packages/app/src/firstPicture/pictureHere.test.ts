// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { rememberCollapsed } from '../shell/collapsedMemory.ts';
import { rememberDismissed } from '../shell/offerMemory.ts';
import { pictureHere } from './pictureHere.ts';

afterEach(() => {
  localStorage.clear();
  window.name = '';
});

test('a question that no screen was drawn by leaves the picture whole', () => {
  expect(pictureHere('', ['tab'])).toBe('');
  expect(pictureHere('?utm_source=x&creation=7f3a', ['tab'])).toBe('');
});

test('a question that this screen was drawn by takes the screen out of it, and nothing else', () => {
  expect(pictureHere('?utm_source=x&tab=api', ['mode', 'tab'])).toBe('without-screen');
});

test('a folded sidebar is a strip, and a dismissed offer is gone', () => {
  rememberCollapsed(true);
  expect(pictureHere('', [])).toBe('strip');
  rememberDismissed();
  expect(pictureHere('', [])).toBe('strip without-offer');
});

test('a window for one studio has a strip and no offer', () => {
  window.name = 'kinora-studio-wan-i2v';
  expect(pictureHere('?mode=text', ['mode'])).toBe('strip without-offer without-screen');
});
