// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askUntilHere } from './askUntilHere.ts';

const fetch = vi.fn<() => Promise<string>>();
const onHere = vi.fn<(it: string) => void>();
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const whileOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

let end = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockRejectedValue(new Error('no such file'));
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  onHere.mockReset();
});

test('code that does not arrive while there is a network is asked for again after a pause, until it is here', async () => {
  const onLost = vi.fn<() => void>();
  end = askUntilHere(fetch, onHere, onLost);
  await pass(25_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(onLost).toHaveBeenCalledTimes(3);
  fetch.mockResolvedValue('here');
  await pass(60_000);
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(onHere.mock.calls).toEqual([['here']]);
});

test('without a network nothing is asked for until there is one', async () => {
  const online = whileOnline(false);
  end = askUntilHere(fetch, onHere);
  await pass(60_000);
  expect(fetch).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  fetch.mockResolvedValue('here');
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(onHere).toHaveBeenCalledOnce();
});

test('a network that comes in the middle of a pause takes its place', async () => {
  end = askUntilHere(fetch, onHere);
  await pass(9000);
  window.dispatchEvent(new Event('online'));
  await pass(9000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what is no longer wanted is not asked for again, and comes to nobody', async () => {
  let arrive!: (it: string) => void;
  fetch.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  askUntilHere(fetch, onHere)();
  arrive('too late');
  askUntilHere(fetch, onHere)();
  await pass(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(onHere).not.toHaveBeenCalled();
});
