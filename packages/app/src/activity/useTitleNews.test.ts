// @vitest-environment happy-dom
import { jobFixture } from '@kinora/contract/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTitleNews } from './useTitleNews.ts';

afterEach(cleanup);

const job = (status: 'running' | 'completed' | 'failed', task_id: string) => jobFixture({ status, task_id });

test('what ended while nobody looked is counted in the title, until somebody looks', () => {
  document.title = 'Home · Kinora';
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { rerender } = renderHook(({ jobs }) => useTitleNews(jobs), {
    initialProps: { jobs: [job('completed', 'a'), job('running', 'b'), job('running', 'c')] },
  });
  expect(document.title).toBe('Home · Kinora');

  hidden.mockReturnValue(true);
  rerender({ jobs: [job('completed', 'a'), job('completed', 'b'), job('running', 'c')] });
  expect(document.title).toBe('(1) Home · Kinora');
  rerender({ jobs: [job('completed', 'a'), job('completed', 'b'), job('failed', 'c')] });
  expect(document.title).toBe('(2) Home · Kinora');

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.title).toBe('Home · Kinora');
});

test('what had ended before the window was opened is no news', () => {
  document.title = 'Home · Kinora';
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderHook(() => useTitleNews([job('completed', 'a'), job('failed', 'b')]));
  expect(document.title).toBe('Home · Kinora');
});
