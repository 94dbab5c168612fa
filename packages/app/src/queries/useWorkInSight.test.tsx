// @vitest-environment happy-dom
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appWindow } from '../testing/appWindow.tsx';
import { creationsQuery } from './creations.ts';
import { useWorkInSight } from './useWorkInSight.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('only what is being made is asked after again, and shows in its place how it ended', async () => {
  const atWork = creationFixture({ status: 'processing', file_url: null }, 0);
  const done = creationFixture({}, 1);
  const api = createFakeStudioApi({
    scenario: {
      accounts: [{ email: 'mara@example.test', password: 'a lantern', creations: [atWork, done] }],
    },
  });
  const list = vi.spyOn(api.creations, 'list');
  const byId = vi.spyOn(api.creations, 'byId').mockResolvedValueOnce(atWork);
  byId.mockResolvedValue({ ...atWork, status: 'completed', file_url: '/made.mp4' });
  const { wrapper } = appWindow(api);
  const { result } = renderHook(
    () => {
      const { data } = useInfiniteQuery(creationsQuery(api, 'mara', { sort: 'newest' }));
      const shown = data?.pages.flatMap(({ items }) => items) ?? [];
      useWorkInSight('mara', shown);
      return shown.map(({ status, file_url }) => `${status} ${file_url}`);
    },
    { wrapper },
  );
  await waitFor(() => expect(byId).toHaveBeenCalledTimes(1));
  expect(result.current[0]).toBe('processing null');
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(result.current[0]).toBe('completed /made.mp4'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(byId.mock.calls.map(([id]) => id)).toEqual([atWork.id, atWork.id]);
  expect(list).toHaveBeenCalledTimes(1);
});
