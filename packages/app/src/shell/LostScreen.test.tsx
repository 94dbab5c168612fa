// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { screenOrLost } from './LostScreen.tsx';

const Asked = () => <h1>Bookmarks</h1>;
const whileOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const asked = (isOnline: boolean) => {
  whileOnline(isOnline);
  let arrive!: (code: { Component: () => ReactNode }) => void;
  const coming = new Promise<{ Component: () => ReactNode }>((resolve) => (arrive = resolve));
  return { coming, arrive };
};
const draw = async (load: () => Promise<{ Component: () => ReactNode }>) => {
  const coming = screenOrLost(load)();
  await vi.advanceTimersByTimeAsync(1000);
  const drawn = await Promise.race([coming, Promise.resolve(null)]);
  if (drawn) render(<drawn.Component />);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('offline, a screen that is still asked for says at once that it did not arrive, and comes in its place', async () => {
  const { coming, arrive } = asked(false);
  await draw(() => coming);
  expect(screen.getByRole('heading').textContent).toBe('This page could not be loaded');
  await act(async () => arrive({ Component: Asked }));
  expect(screen.getByRole('heading').textContent).toBe('Bookmarks');
});

test('offline, a screen that the device still has is simply there', async () => {
  whileOnline(false);
  await draw(async () => ({ Component: Asked }));
  expect(screen.getByRole('heading').textContent).toBe('Bookmarks');
});

test('a screen that does not come is waited for eight seconds with a network; then it says that it did not arrive, and comes in its place', async () => {
  const { coming, arrive } = asked(true);
  const screenful = screenOrLost(() => coming)();
  const settled = vi.fn<() => void>();
  void screenful.then(settled);
  await vi.advanceTimersByTimeAsync(7999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const { Component, isLost } = await screenful;
  expect(isLost).toBe(true);
  render(<Component />);
  expect(screen.getByRole('heading').textContent).toBe('This page could not be loaded');
  await act(async () => arrive({ Component: Asked }));
  expect(screen.getByRole('heading').textContent).toBe('Bookmarks');
});

test('a screen that did not arrive is asked for again and again on a line that brings nothing', async () => {
  whileOnline(true);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ Component: () => ReactNode }>>()
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: /bookmarks.js'));
  const { Component } = await screenOrLost(load)();
  render(<Component />);
  await act(() => vi.advanceTimersByTimeAsync(25_000));
  expect(load.mock.calls.length).toBeGreaterThan(3);
  load.mockResolvedValue({ Component: Asked });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('heading').textContent).toBe('Bookmarks');
});

test.each([
  ['an old release is left for the new one', new Response('a newer page'), 1],
  ['a server that says it can not is not asked for the whole page', new Response('', { status: 502 }), 0],
  ['a page that nobody answers for stays as it is', new TypeError('Failed to fetch'), 0],
])('a screen that is asked for by hand and still not there: %s', async (_what, answer, reloads) => {
  whileOnline(true);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const { Component } = await screenOrLost<object>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /bookmarks.js')),
  )();
  render(<Component />);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(reload).toHaveBeenCalledTimes(reloads);
});

describe('whoever waits at a screen that did not arrive', () => {
  const drawIn = async (isOnline: boolean) => {
    const { coming, arrive } = asked(isOnline);
    const screenful = screenOrLost(() => coming)();
    await vi.advanceTimersByTimeAsync(8000);
    const { Component } = await screenful;
    render(
      <>
        <input aria-label="Search" />
        <main id="main">
          <Component />
        </main>
      </>,
    );
    return () => act(async () => arrive({ Component: Asked }));
  };

  test('goes on at its heading when it comes', async () => {
    const come = await drawIn(false);
    screen.getByRole('heading').focus();
    await come();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bookmarks' }));
  });

  test('is left where they went meanwhile', async () => {
    const come = await drawIn(true);
    screen.getByRole('textbox').focus();
    await come();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
