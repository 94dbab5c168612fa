// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenOrLost } from './LostScreen.tsx';

const Asked = () => <h1>Bookmarks</h1>;
const whileOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
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
});

test('offline, a screen that is still asked for says at once that it did not arrive, and comes in its place', async () => {
  whileOnline(false);
  let arrive!: (code: { Component: () => ReactNode }) => void;
  const coming = new Promise<{ Component: () => ReactNode }>((resolve) => (arrive = resolve));
  await draw(() => coming);
  expect(screen.getByRole('heading').textContent).toBe('This page did not arrive');
  await act(async () => arrive({ Component: Asked }));
  expect(screen.getByRole('heading').textContent).toBe('Bookmarks');
});

test('offline, a screen that the device still has is simply there', async () => {
  whileOnline(false);
  await draw(async () => ({ Component: Asked }));
  expect(screen.getByRole('heading').textContent).toBe('Bookmarks');
});

test('with a network it is waited for', async () => {
  whileOnline(true);
  await draw(() => new Promise(() => {}));
  expect(screen.queryByRole('heading')).toBeNull();
});
