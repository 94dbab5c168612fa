// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter, type Router } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import type { RouteCode } from '../router/Route.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { ScreenComing } from './ScreenComing.tsx';

let router: Router;
let come: (code: RouteCode) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  const Component = () => null;
  router = createRouter(
    [
      {
        path: '/bookmarks',
        screen: { title: 'Bookmarks', access: 'open' },
        load: () => new Promise((resolve) => (come = resolve)),
      },
      { path: '*', screen: { title: 'Home', access: 'open' }, load: async () => ({ Component }) },
    ],
    memoryTrail('/'),
  );
  await router.ready;
  render(
    <RouterProvider router={router}>
      <ScreenComing />
    </RouterProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const words = () => screen.getByRole('status').textContent;
const bar = () => document.querySelector('[data-component=ScreenComing]');

test('a link whose screen has not come after a moment is answered: something is coming (D4)', async () => {
  act(() => void router.navigate('/bookmarks'));
  await wait(299);
  expect([words(), bar()]).toEqual(['', null]);
  await wait(1);
  expect(words()).toBe('Loading Bookmarks');
  expect(bar()).not.toBeNull();
  await act(async () => come({ Component: () => null }));
  expect([words(), bar()]).toEqual(['', null]);
});

test('whoever stays after all is told of nothing more', async () => {
  act(() => void router.navigate('/bookmarks'));
  await wait(300);
  act(() => void router.navigate('/?welcome'));
  expect([words(), bar()]).toEqual(['', null]);
  await wait(1000);
  expect([words(), bar()]).toEqual(['', null]);
});
