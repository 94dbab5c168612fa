import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oncePerPress } from './oncePerPress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what a double press asks for is done once, while it is at work and right after, and later again', async () => {
  const once = oncePerPress();
  let end = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const first = once('quay', save);
  void once('quay', save);
  expect(save).toHaveBeenCalledOnce();
  end();
  await first;
  void once('quay', save);
  expect(save).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  void once('quay', save);
  expect(save).toHaveBeenCalledTimes(2);
});

it('what failed may be tried again at once, and one thing does not wait for another', async () => {
  const once = oncePerPress();
  const lost = vi.fn(() => Promise.reject(new Error('lost')));
  await expect(once('quay', lost)).rejects.toThrow('lost');
  await expect(once('quay', lost)).rejects.toThrow('lost');
  expect(lost).toHaveBeenCalledTimes(2);
  const save = vi.fn();
  void once('quay', save);
  void once('pier', save);
  expect(save).toHaveBeenCalledTimes(2);
});
