// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouter } from '../../router/createRouter.ts';
import { memoryTrail } from '../../router/memoryTrail.ts';
import type { Route } from '../../router/Route.ts';

beforeEach(() => {
  vi.resetModules();
  // That it did not arrive is logged.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.doUnmock('./LeavingWork.tsx');
});

const route = (path: string): Route => ({
  path,
  screen: { title: path, access: 'open' },
  load: async () => ({ Component: () => null }),
});

/** A page at work whose question has not come yet. */
async function atWork() {
  let answer = (_code: () => unknown) => {};
  const code = new Promise<() => unknown>((resolve) => (answer = resolve));
  vi.doMock('./LeavingWork.tsx', async () => (await code)());
  const { RouterProvider } = await import('../../router/RouterProvider.tsx');
  const { LeavingQuestion } = await import('./LeavingQuestion.tsx');
  const router = createRouter(['/ultimate-upscale', '/', '*'].map(route), memoryTrail('/ultimate-upscale'));
  await router.ready;
  render(
    <RouterProvider router={router}>
      <LeavingQuestion isAtWork />
    </RouterProvider>,
  );
  await act(async () => void router.navigate('/'));
  return { answer, at: () => router.arrived()!.place.pathname };
}

it('the question of leaving holds the page for as long as its code is on its way (A241)', async () => {
  const { answer, at } = await atWork();
  expect(at()).toBe('/ultimate-upscale');
  answer(() => ({ default: ({ isOpen }: { isOpen: boolean }) => isOpen && <p>Leave and lose this?</p> }));
  await screen.findByText('Leave and lose this?');
  expect(at()).toBe('/ultimate-upscale');
});

it('a question of leaving that did not arrive keeps nobody (A241)', async () => {
  const { answer, at } = await atWork();
  expect(at()).toBe('/ultimate-upscale');
  answer(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await waitFor(() => expect(at()).toBe('/'));
});
