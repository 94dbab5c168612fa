// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter, type Router } from './createRouter.ts';
import { memoryTrail, type MemoryTrail } from './memoryTrail.ts';
import { RouterProvider } from './RouterProvider.tsx';
import { ScrollMemory } from './ScrollMemory.ts';

const screen = { title: 'Anywhere', access: 'open' } as const;
const routes = [{ path: '*', screen, load: async () => ({ Component: () => null }) }];

let trail: MemoryTrail;
let router: Router;
const scrolled = (y: number) => vi.stubGlobal('scrollY', y);
const go = (...asked: Parameters<Router['navigate']>) => act(() => router.navigate(...asked));

async function open() {
  router = createRouter(routes, trail);
  await router.ready;
  render(
    <RouterProvider router={router}>
      <ScrollMemory />
      <h2 id="prices">Prices</h2>
    </RouterProvider>,
  );
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrolled(y));
  trail = memoryTrail('/');
  scrolled(0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('another address begins at its top; back and forward lead to where each was left', async () => {
  await open();
  scrolled(700);
  await go('/docs');
  expect(scrollY).toBe(0);
  scrolled(300);
  act(() => trail.step(-1));
  expect(scrollY).toBe(700);
  act(() => trail.step(1));
  expect(scrollY).toBe(300);
});

test('what moves the page in the frame of its return is taken back', async () => {
  await open();
  scrolled(700);
  await go('/docs');
  await vi.waitFor(() => expect(scrollY).toBe(0));
  let draw = () => {};
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => void (draw = callback));
  act(() => trail.step(-1));
  scrolled(735);
  draw();
  expect(scrollY).toBe(700);
});

test('where only the view changes, the page stays where it is; else another question begins at the top', async () => {
  await open();
  scrolled(700);
  await go('?type=video', { keepsScroll: true, replace: true });
  expect(scrollY).toBe(700);
  await go('?album=1');
  expect(scrollY).toBe(0);
});

test('another view that is left before it was drawn is come back to where the page stood', async () => {
  await open();
  scrolled(700);
  await act(async () => {
    await router.navigate('?type=video', { keepsScroll: true, replace: true });
    await router.navigate('/docs');
  });
  expect(scrollY).toBe(0);
  act(() => trail.step(-1));
  expect(scrollY).toBe(700);
});

test('a hash leads to what it names, one that names nothing to the top', async () => {
  await open();
  const seen = vi.spyOn(document.getElementById('prices')!, 'scrollIntoView').mockImplementation(() => {});
  await go('/#prices');
  expect(seen).toHaveBeenCalledOnce();
  scrolled(700);
  await go('/#%E0%A4%A');
  expect(scrollY).toBe(0);
});

test('a reload leads to where the page was left', async () => {
  await open();
  scrolled(700);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  cleanup();
  scrolled(0);
  await open();
  expect(scrollY).toBe(700);
  expect(history.scrollRestoration).toBe('manual');
});

test('who has scrolled before the app is there goes on reading there', async () => {
  scrolled(250);
  await open();
  expect(scrollY).toBe(250);
});

test('a page that comes back from the browser’s own memory is looked after as before', async () => {
  await open();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});
