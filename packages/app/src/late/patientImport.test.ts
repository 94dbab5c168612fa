// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { __vitePreload as arrive, fetchAhead } from './patientImport.ts';
import { isCodeMissing } from '../shell/isCodeMissing.ts';

const fetch = vi.fn<(address: string, options: { signal: AbortSignal }) => Promise<Response>>();
const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset().mockImplementation(async () => new Response('code'));
  load.mockReset().mockResolvedValue('here');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('nothing is imported before all it stands on has arrived', async () => {
  fetch
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response('', { status: 503 }));
  const coming = arrive(load, ['assets/one.js', 'assets/two.js']);
  await vi.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(coming).resolves.toBe('here');
  expect(load).toHaveBeenCalledOnce();
  expect(new URL(fetch.mock.calls[0]![0]).pathname).toBe('/assets/one.js');
});

test('what is fetched ahead is on the device and not run, until it is imported', async () => {
  const ahead = fetchAhead(() => arrive(load, ['assets/ahead.js']));
  await vi.runAllTimersAsync();
  await ahead;
  expect(new URL(fetch.mock.calls[0]![0]).pathname).toBe('/assets/ahead.js');
  expect(load).not.toHaveBeenCalled();
  const coming = arrive(load, ['assets/ahead.js']);
  await vi.runAllTimersAsync();
  await expect(coming).resolves.toBe('here');
  expect(fetch).toHaveBeenCalledOnce();
});

test('what is to be done with code that is fetched ahead is not done, and what it stands on fails by itself', async () => {
  const goOn = vi.fn<() => void>();
  const ahead = fetchAhead(async () => {
    await arrive(load, ['assets/screen.js']);
    goOn();
  });
  await vi.runAllTimersAsync();
  await ahead;
  expect(load).not.toHaveBeenCalled();
  expect(goOn).not.toHaveBeenCalled();
  fetch.mockRejectedValue(new TypeError('offline'));
  const failed = fetchAhead(() => arrive(load, ['assets/other.js'])).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isCodeMissing(await failed)).toBe(true);
});

/** An answer that begins; the rest is up to the test. */
const begun = (goOn: (rest: ReadableStreamDefaultController) => void) =>
  new Response(
    new ReadableStream({
      start(rest) {
        rest.enqueue(new TextEncoder().encode('co'));
        goOn(rest);
      },
    }),
  );

test('what breaks off in the middle is asked for again', async () => {
  fetch.mockResolvedValueOnce(begun((rest) => rest.error(new TypeError('Load failed'))));
  const coming = arrive(load, ['assets/nine.js']);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(coming).resolves.toBe('here');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('what breaks off in the middle each time is told as code that did not arrive, whatever the browser calls it', async () => {
  fetch.mockImplementation(async () => begun((rest) => rest.error(new TypeError('NetworkError'))));
  const failed = arrive(load, ['assets/ten.js']).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isCodeMissing(await failed)).toBe(true);

  // To the browser's own record it came each time.
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    { responseStatus: 200 } as PerformanceResourceTiming,
  ]);
  fetch.mockReset().mockImplementation(async () => new Response('code'));
  const again = arrive(load, ['assets/ten.js']);
  await vi.runAllTimersAsync();
  await expect(again).resolves.toBe('here');
  expect(fetch).toHaveBeenCalledOnce();
});

test('a line that falls silent is asked anew, and one that is only slow is not', async () => {
  fetch.mockImplementationOnce(
    (_address, { signal }) =>
      new Promise((_come, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error))),
  );
  fetch.mockResolvedValueOnce(
    begun((rest) => {
      setTimeout(() => rest.enqueue(new TextEncoder().encode('de')), 10_000);
      setTimeout(() => rest.close(), 20_000);
    }),
  );
  const coming = arrive(load, ['assets/eleven.js']);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(coming).resolves.toBe('here');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an import whose code does not arrive was never tried, so that the next one can work', async () => {
  fetch.mockRejectedValue(new TypeError('offline'));
  const failed = arrive(load, ['assets/three.js']).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(String(await failed)).toContain('Failed to fetch dynamically imported module');
  expect(load).not.toHaveBeenCalled();

  fetch.mockImplementation(async () => new Response('code'));
  const again = arrive(load, ['assets/three.js']);
  await vi.runAllTimersAsync();
  await expect(again).resolves.toBe('here');
});

test('late code arrives as soon as there is a network again, however long the pause', async () => {
  fetch.mockRejectedValue(new TypeError('offline'));
  const coming = arrive(load, ['assets/eight.js']);
  // In the middle of the longest pause but one.
  await vi.advanceTimersByTimeAsync(2000);
  fetch.mockImplementation(async () => new Response('code'));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  await expect(coming).resolves.toBe('here');
});

test('a file is fetched once, however many ask for it', async () => {
  const both = Promise.all([arrive(load, ['assets/four.js']), arrive(load, ['assets/four.js'])]);
  await vi.runAllTimersAsync();
  await both;
  const again = arrive(load, ['assets/four.js']);
  await vi.runAllTimersAsync();
  await again;
  expect(fetch).toHaveBeenCalledOnce();
});

test('what came with the page is not fetched again, and what failed with it is', async () => {
  const arrivals = new Map([
    ['/assets/five.js', 200],
    ['/assets/six.js', 503],
  ]);
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((address) => {
    const responseStatus = arrivals.get(new URL(address).pathname);
    return responseStatus ? [{ responseStatus } as PerformanceResourceTiming] : [];
  });
  const coming = arrive(load, ['assets/five.js', 'assets/six.js']);
  await vi.runAllTimersAsync();
  await expect(coming).resolves.toBe('here');
  expect(fetch.mock.calls.map(([address]) => new URL(address).pathname)).toEqual(['/assets/six.js']);
});

test('what a file stands on is fetched with it, each once, but for what is there', async () => {
  vi.stubGlobal('kinoraStandsOn', {
    'assets/twelve.js': [1, 2],
    'assets/thirteen.js': [2, 3],
    'assets/fourteen.js': [],
    'assets/fifteen.js': [],
  });
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((address) =>
    address.endsWith('fifteen.js') ? [{ responseStatus: 200 } as PerformanceResourceTiming] : [],
  );
  const coming = arrive(load, ['assets/twelve.js']);
  await vi.runAllTimersAsync();
  await expect(coming).resolves.toBe('here');
  expect(fetch.mock.calls.map(([address]) => new URL(address).pathname)).toEqual([
    '/assets/twelve.js',
    '/assets/thirteen.js',
    '/assets/fourteen.js',
  ]);
});

test('whoever asks goes on before anything is fetched', async () => {
  const coming = arrive(load, ['assets/seven.js']);
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await coming;
  expect(fetch).toHaveBeenCalledOnce();
});
