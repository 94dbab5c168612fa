// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFetchedWhen } from './useFetchedWhen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what shows a part of a component comes by itself where it did not arrive while there was a network', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockResolvedValue('here').mockRejectedValueOnce(new Error());
  const { result, rerender } = renderHook(({ isWanted }) => useFetchedWhen(isWanted, fetch), {
    initialProps: { isWanted: false },
  });
  expect(fetch).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe('here');
});
