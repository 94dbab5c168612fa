// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRouter } from './createRouter.ts';
import { memoryTrail } from './memoryTrail.ts';
import { hrefOf } from './place.ts';
import type { Route } from './Route.ts';
import { RouterProvider } from './RouterProvider.tsx';
import { useAskedLeaving } from './useAskedLeaving.ts';

afterEach(cleanup);

const route = (path: string): Route => ({
  path,
  screen: { title: path, access: 'open' },
  load: async () => ({ Component: () => null }),
});

/** All that was to be written to the history is there. */
const settle = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

/** A page that holds something, come to from another. */
async function hold() {
  const trail = memoryTrail('/');
  const router = createRouter(['/', '/docs', '/liked', '*'].map(route), trail);
  await router.ready;
  await router.navigate('/docs');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider router={router}>{children}</RouterProvider>
  );
  const { result, rerender } = renderHook(({ isHeld }) => useAskedLeaving(isHeld), {
    wrapper,
    initialProps: { isHeld: true },
  });
  await settle();
  return {
    shown: result,
    at: () => hrefOf(router.arrived()!.place),
    /** How the way ended is told once it has. */
    press: async (href: string) => {
      const ended = vi.fn<(at: string) => void>();
      void router.navigate(href).then(() => ended(hrefOf(router.arrived()!.place)));
      await settle();
      return ended;
    },
    back: async () => {
      act(() => trail.step(-1));
      await settle();
    },
    answer: async (how: 'stay' | 'leave') => {
      act(() => result.current[how]());
      await settle();
    },
    end: async () => {
      rerender({ isHeld: false });
      await settle();
    },
  };
}
const unloads = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a page that holds something', () => {
  it('asks whoever presses a link, and leads there once they mean it', async () => {
    const { shown, at, press, answer } = await hold();
    await press('/liked');
    expect([shown.current.isAsking, at()]).toEqual([true, '/docs']);
    await answer('stay');
    expect([shown.current.isAsking, at()]).toEqual([false, '/docs']);
    await press('/liked');
    await answer('leave');
    expect([shown.current.isAsking, at()]).toEqual([false, '/liked']);
  });

  it('tells who waits for the way how it ended, whatever was answered', async () => {
    const { press, answer, end } = await hold();
    const stayed = await press('/liked');
    expect(stayed).not.toHaveBeenCalled();
    await answer('stay');
    expect(stayed).toHaveBeenCalledExactlyOnceWith('/docs');
    const left = await press('/liked');
    await answer('leave');
    expect(left).toHaveBeenCalledExactlyOnceWith('/liked');
    await press('/docs');
    const unasked = await press('/liked');
    await end();
    expect(unasked).toHaveBeenCalledExactlyOnceWith('/docs');
  });

  it('asks whoever steps back, each time, and steps back once they mean it', async () => {
    const { shown, at, back, answer } = await hold();
    await back();
    expect([shown.current.isAsking, at()]).toEqual([true, '/docs']);
    await answer('stay');
    await back();
    expect([shown.current.isAsking, at()]).toEqual([true, '/docs']);
    await answer('leave');
    expect(at()).toBe('/');
  });

  it('asks again whoever comes back before it has gone', async () => {
    const { shown, at, press, back, answer } = await hold();
    await press('/liked');
    await answer('leave');
    await back();
    expect(at()).toBe('/docs');
    await press('/liked');
    expect([shown.current.isAsking, at()]).toEqual([true, '/docs']);
  });

  it('asks nobody who looks at it otherwise, nor once it holds nothing', async () => {
    const { shown, at, press, back, end } = await hold();
    await press('?tab=api');
    expect([shown.current.isAsking, at()]).toEqual([false, '/docs?tab=api']);
    await end();
    await back();
    await back();
    expect([shown.current.isAsking, at()]).toEqual([false, '/']);
  });

  it('ends its question by itself when what it held is done', async () => {
    const { shown, at, press, end } = await hold();
    await press('/liked');
    await end();
    expect([shown.current.isAsking, at()]).toEqual([false, '/docs']);
  });

  it('has the browser ask before it unloads, until leaving is meant', async () => {
    const { press, answer } = await hold();
    expect(unloads()).toBe(false);
    await press('/liked');
    await answer('leave');
    expect(unloads()).toBe(true);
  });
});
