// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { studioWindowPrefix } from './isStudioWindow.ts';
import { useCollapsed } from './useCollapsed.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  window.name = '';
});

const widen = (innerWidth: number) =>
  act(() => {
    vi.stubGlobal('innerWidth', innerWidth);
    dispatchEvent(new Event('resize'));
  });

function sidebarAt(innerWidth: number) {
  vi.stubGlobal('innerWidth', innerWidth);
  const { result } = renderHook(useCollapsed);
  return { isStrip: () => result.current[0], set: (is: boolean) => act(() => result.current[1](is)) };
}

it('a sidebar nobody set is a strip as long as the window is narrow (A31, A32)', () => {
  const { isStrip } = sidebarAt(1280);
  expect(isStrip()).toBe(false);
  widen(900);
  expect(isStrip()).toBe(true);
  widen(1280);
  expect(isStrip()).toBe(false);
});

it('a sidebar that was set by hand stays so, however wide the window becomes (A33)', () => {
  const { isStrip, set } = sidebarAt(1280);
  set(true);
  expect(isStrip()).toBe(true);
  set(false);
  widen(900);
  expect(isStrip()).toBe(false);
});

it('a sidebar that was opened in the window of one studio stays open when that is narrowed', () => {
  window.name = `${studioWindowPrefix}-wan`;
  const { isStrip, set } = sidebarAt(1400);
  expect(isStrip()).toBe(true);
  set(false);
  widen(900);
  expect(isStrip()).toBe(false);
});
