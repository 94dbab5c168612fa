// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { applyTheme, rememberedTheme } from './themeMemory.ts';
import { useTheme } from './useTheme.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  applyTheme({ mode: 'system', surround: 'theme' });
});

it('the look of the page is one for all who ask: what a stage is given outlasts another mode (A43)', () => {
  const gallery = renderHook(useTheme).result;
  const stage = renderHook(useTheme).result;
  act(() => stage.current[1]({ ...stage.current[0], surround: 'grey' }));
  act(() => gallery.current[1]({ ...gallery.current[0], mode: 'dark' }));
  expect(stage.current[0]).toEqual({ mode: 'dark', surround: 'grey' });
  expect(rememberedTheme()).toEqual({ mode: 'dark', surround: 'grey' });
});
