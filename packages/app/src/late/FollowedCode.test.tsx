// @vitest-environment happy-dom
import { generalWords } from '@kinora/contract';
import { Dialog, ToastRegion } from '@kinora/design-system';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter, type Router } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import type { RouteCode } from '../router/Route.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { ToastsProvider, useToasts } from '../toasts.tsx';
import { FollowedCode } from './FollowedCode.tsx';
import { lateDialog } from './lateDialog.ts';

const fetch = vi.hoisted(() => vi.fn<() => Promise<{ default: () => ReactNode }>>());
const Late = lateDialog(fetch);

/** A press for what opens over the page. */
function Panel() {
  const [isOpen, onOpenChange] = useState(false);
  return (
    <>
      <button onClick={() => onOpenChange(true)}>Themes</button>
      <Late {...{ isOpen, onOpenChange }} />
    </>
  );
}
const Said = () => <ToastRegion queue={useToasts()} />;

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
      <ToastsProvider>
        <FollowedCode>
          <Panel />
          <Said />
        </FollowedCode>
      </ToastsProvider>
    </RouterProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const words = () => screen.getByRole('status').textContent;
const bar = () => document.querySelector('[data-component=Coming]');

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

test('that something is coming is heard in a dialog, which hides all that lies outside of it', async () => {
  render(
    <Dialog isOpen onOpenChange={() => {}} title="Harbour at dawn">
      A frame
    </Dialog>,
  );
  await wait(0);
  const hidden = '[inert], [aria-hidden=true]';
  expect(screen.getByText('Themes').closest(hidden)).not.toBeNull();
  act(() => void router.navigate('/bookmarks'));
  await wait(300);
  expect(screen.getByText('Loading Bookmarks').closest(hidden)).toBeNull();
});

test('whoever stays after all is told of nothing more', async () => {
  act(() => void router.navigate('/bookmarks'));
  await wait(300);
  act(() => void router.navigate('/?welcome'));
  expect([words(), bar()]).toEqual(['', null]);
  await wait(1000);
  expect([words(), bar()]).toEqual(['', null]);
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Themes' }));
const here = async () => ({ default: () => <p>All themes</p> });

test('a press for a panel whose code has not come after a moment is answered: something is coming', async () => {
  let arrive!: (code: { default: () => ReactNode }) => void;
  fetch.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  press();
  await wait(299);
  expect([words(), bar()]).toEqual(['', null]);
  await wait(1);
  expect(words()).toBe(generalWords.isLoading);
  expect(bar()).not.toBeNull();
  arrive(await here());
  await wait(0);
  expect(screen.getByText('All themes')).toBeDefined();
  expect([words(), bar()]).toEqual(['', null]);
});

test('a press for a panel whose code is lost says that there was no connection, and works again once there is one', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: panel.js'));
  press();
  await wait(0);
  expect(screen.getByText(generalWords.offline)).toBeDefined();
  expect(screen.queryByText('All themes')).toBeNull();
  fetch.mockImplementationOnce(here);
  press();
  await wait(0);
  expect(screen.getByText('All themes')).toBeDefined();
  await wait(1000);
  expect(screen.queryByText(generalWords.offline)).toBeNull();
});
