// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLastShown } from './useLastShown.ts';

afterEach(cleanup);

test('a dialog that closes goes on showing what it was about, until it is about something else', () => {
  const harbours = { title: 'Harbours' };
  const kettles = { title: 'Kettles' };
  const { result, rerender } = renderHook((shown: object | null) => useLastShown(shown), {
    initialProps: null as object | null,
  });
  expect(result.current).toBeNull();
  rerender(harbours);
  expect(result.current).toBe(harbours);
  rerender(null);
  expect(result.current).toBe(harbours);
  rerender(kettles);
  expect(result.current).toBe(kettles);
});
