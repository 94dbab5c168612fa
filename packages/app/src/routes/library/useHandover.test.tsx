// @vitest-environment happy-dom
import { wanImageToVideo, type AnyForm } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { twoScreens } from '../../testing/twoScreens.tsx';
import { ToastsProvider } from '../../toasts.tsx';
import { useHandover } from './useHandover.ts';

const fill = vi.fn<(tool: AnyForm, values: object) => null | false>(() => null);
vi.mock(import('../../drafts/useFilling.ts'), () => ({
  useFilling: () => async (tool) => (values) => fill(tool, values),
}));
const address = vi.hoisted(() => ({ of: '/wan-i2v' }));
vi.mock('./addressOf.ts', () => ({ addressOf: () => address.of }));

beforeEach(() => {
  fill.mockClear();
  address.of = '/wan-i2v';
});
afterEach(cleanup);

const image = mediaFileFixture({ name: 'harbour.png' });

/** A picture that is on its way into a clip. */
async function underWay() {
  const { wrapper: Window, ...opened } = await twoScreens();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Window>
      <ToastsProvider>{children}</ToastsProvider>
    </Window>
  );
  const { result } = renderHook(() => useHandover(), { wrapper });
  let come = (_filled: { image: typeof image } | null) => {};
  const handed = result.current(wanImageToVideo, new Promise((resolve) => (come = resolve)));
  return { ...opened, come, handed };
}

it('a tool is opened with a file that was on its way', async () => {
  const { at, come, handed } = await underWay();
  come({ image });
  expect(await act(() => handed)).toBe(true);
  expect(at()).toBe('/wan-i2v');
  expect(fill).toHaveBeenCalledExactlyOnceWith(wanImageToVideo, { image });
});

it('a file that comes after somebody went on takes nobody back, and lies in no form', async () => {
  const { router, at, come, handed } = await underWay();
  await act(() => router.navigate('/docs'));
  come({ image });
  expect(await handed).toBe(false);
  expect(at()).toBe('/docs');
  expect(fill).not.toHaveBeenCalled();
});

it('a file lies in no form of a tool whose screen came after somebody had gone on', async () => {
  address.of = '/late';
  const { router, at, come, comeLate, handed } = await underWay();
  come({ image });
  await vi.waitFor(() => expect(router.awaited()?.path).toBe('/late'));
  await act(() => router.navigate('/docs'));
  comeLate();
  expect(await handed).toBe(false);
  expect(at()).toBe('/docs');
  expect(fill).not.toHaveBeenCalled();
});

it('where there is nothing to hand over after all, one stays', async () => {
  const { at, come, handed } = await underWay();
  come(null);
  expect(await handed).toBe(false);
  expect(at()).toBe('/');
});

it('a form that could not be filled, for somebody else is there by then, is not said to have been', async () => {
  fill.mockReturnValueOnce(false);
  const { come, handed } = await underWay();
  come({ image });
  expect(await act(() => handed)).toBe(false);
});
