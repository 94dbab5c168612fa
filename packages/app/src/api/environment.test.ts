// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { browserEnvironment } from './environment.ts';

const long = 3_600_000;
const { wait, timesBack } = browserEnvironment();

it('a pause that hears of the network ends when that is back, and any other goes on', async () => {
  vi.useFakeTimers();
  const ended = vi.fn<(by: unknown) => void>();
  void wait(long).then(ended);
  const hearing = wait(long, undefined, true);
  window.dispatchEvent(new Event('online'));
  await hearing;
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(long);
  expect(ended).toHaveBeenCalledWith(undefined);
  vi.useRealTimers();
});

it('a pause ends at once with the reason of its signal', async () => {
  const leaving = new AbortController();
  const waiting = wait(long, leaving.signal, true);
  leaving.abort(new Error('Given up.'));
  await expect(waiting).rejects.toThrow('Given up.');
  await expect(wait(long, leaving.signal)).rejects.toThrow('Given up.');
});

it('how often the network has come back is known', () => {
  const before = timesBack();
  window.dispatchEvent(new Event('online'));
  expect(timesBack()).toBe(before + 1);
});
