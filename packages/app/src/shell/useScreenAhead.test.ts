// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScreenAhead } from './useScreenAhead.ts';

const meant = vi.fn<(path: string) => void>();
const overLink = (href: string) => {
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = '<span>There</span>';
  document.body.append(link);
  link.firstElementChild!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return link;
};

beforeEach(() => {
  vi.useFakeTimers();
  meant.mockReset();
  renderHook(() => useScreenAhead(meant));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('a link that a pointer stays on is meant', () => {
  overLink('/creation-history?type=video');
  vi.runAllTimers();
  expect(meant.mock.calls).toEqual([['/creation-history']]);
});

test('a link that the focus comes to is meant', () => {
  overLink('/liked').dispatchEvent(new Event('focusin', { bubbles: true }));
  vi.runAllTimers();
  expect(meant.mock.calls).toEqual([['/liked']]);
});

test('links that a pointer only passes are not meant', () => {
  overLink('/liked');
  overLink('/models');
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.runAllTimers();
  expect(meant).not.toHaveBeenCalled();
});

test('links that lead elsewhere are not meant', () => {
  overLink('https://elsewhere.example/liked');
  vi.runAllTimers();
  expect(meant).not.toHaveBeenCalled();
});
