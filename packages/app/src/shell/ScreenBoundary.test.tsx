// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import { CurrentScreen, RouterProvider } from '../router/RouterProvider.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

beforeEach(() => {
  for (const way of ['error', 'info'] as const) vi.spyOn(console, way).mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Broken = () => {
  throw new Error('Out of ideas');
};
const route = (path: string, Component: () => React.ReactNode) => ({
  path,
  screen: { title: path, access: 'open' } as const,
  load: async () => ({ Component }),
});
const routes = [route('/broken', Broken), route('*', () => <h1>Help</h1>)];
const heading = () => screen.getByRole('heading').textContent;

test('a screen that breaks says so in its place, until one goes elsewhere', async () => {
  const router = createRouter(routes, memoryTrail('/broken'));
  await router.ready;
  render(
    <RouterProvider router={router}>
      <ScreenBoundary>
        <CurrentScreen />
      </ScreenBoundary>
    </RouterProvider>,
  );
  expect(heading()).toBe('This page broke');
  // A try reloads the page, over which only a studio's form and the jobs come back.
  expect(screen.getByRole('alert').textContent).toContain('your inputs in a studio are kept');
  await act(() => router.navigate('/help'));
  expect(heading()).toBe('Help');
  await act(() => router.navigate('/broken'));
  expect(heading()).toBe('This page broke');
});
