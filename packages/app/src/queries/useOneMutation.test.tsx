// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOneMutation } from './useOneMutation.ts';

afterEach(cleanup);

function changing() {
  const ends: ((outcome: string | Error) => void)[] = [];
  const call = vi.fn(
    (_asked: string) =>
      new Promise<string>((resolve, reject) => {
        ends.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      }),
  );
  const done = vi.fn();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOneMutation({ mutationFn: call, onSuccess: done }), { wrapper });
  const end = (outcome: string | Error) =>
    act(async () => {
      ends.shift()!(outcome);
      await Promise.resolve();
    });
  const press = (times = 1) =>
    act(async () => {
      for (let time = 0; time < times; time += 1) result.current.mutate('it');
    });
  return { call, done, end, press };
}

it('a double click makes a change once, and tells it once', async () => {
  const { call, done, end, press } = changing();
  await press(2);
  expect(call).toHaveBeenCalledTimes(1);
  await end('made');
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1));
});

it('what has ended, well or not, can be done again', async () => {
  const { call, done, end, press } = changing();
  await press();
  await end(new Error('No network.'));
  await press();
  await end('made');
  await press();
  expect(call).toHaveBeenCalledTimes(3);
  expect(done).toHaveBeenCalledTimes(1);
});
