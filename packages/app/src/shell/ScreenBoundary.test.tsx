// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { studioPages } from '@kinora/contract';
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
const studio = studioPages.wan.path;
const routes = [route('/broken', Broken), route(studio, Broken), route('*', () => <h1>Help</h1>)];
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
  expect(screen.getByRole('alert').textContent).not.toContain('inputs');
  await act(() => router.navigate('/help'));
  expect(heading()).toBe('Help');
  await act(() => router.navigate(studio));
  expect(heading()).toBe('This page broke');
  // A try reloads the page, over which a studio's form comes back, as the jobs do.
  expect(screen.getByRole('alert').textContent).toContain('Your inputs are kept.');
});
