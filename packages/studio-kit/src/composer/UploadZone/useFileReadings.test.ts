// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFileReadings } from './useFileReadings.ts';

it('chosen files are awaited until the last of them has been read, though one can’t be', async () => {
  const { result } = renderHook(useFileReadings);
  let fail = (_thrown: Error) => {};
  let end = () => {};
  const broken = new Promise<void>((_resolve, reject) => (fail = reject));
  const slow = new Promise<void>((resolve) => (end = resolve));
  const onRead = vi.fn();
  await act(async () => {
    result.current.follow(broken).catch(() => {});
    void result.current.follow(slow);
    void result.current.whenRead().then(onRead);
  });
  await act(async () => fail(new Error('It is gone.')));
  expect(result.current.isReading).toBe(true);
  expect(onRead).not.toHaveBeenCalled();
  await act(async () => end());
  expect(result.current.isReading).toBe(false);
  expect(onRead).toHaveBeenCalledTimes(1);
});
