// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFetched } from './useFetched.ts';

afterEach(cleanup);

test('what did not arrive is told, and may be asked for again', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('here');
  const onFailed = vi.fn<() => void>();
  const { result } = renderHook(() => useFetched(fetch, onFailed));
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]());
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]());
  await waitFor(() => expect(result.current[0]).toBe('here'));
  expect(onFailed).toHaveBeenCalledOnce();
});
