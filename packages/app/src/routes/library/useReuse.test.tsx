// @vitest-environment happy-dom
import { libraryWords, wanImageToVideo } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useReuse } from './useReuse.ts';

afterEach(cleanup);

it('what a receipt shows is what is reused: the prompt, too, where it alone was kept', () => {
  const hand = vi.fn(async () => {});
  const { result } = renderHook(() => useReuse(hand), { wrapper: ToastsProvider });
  const creation = creationFixture({ settings: null });
  result.current.reuse(creation);
  expect(hand).toHaveBeenCalledWith(wanImageToVideo, { prompt: creation.prompt });
});

it('of what nothing can be made with any more, it says so', () => {
  const hand = vi.fn(async () => {});
  const { result } = renderHook(() => ({ reuse: useReuse(hand).reuse, toasts: useToasts() }), {
    wrapper: ToastsProvider,
  });
  const add = vi.spyOn(result.current.toasts, 'add');
  result.current.reuse(creationFixture({ model_used: 'long-gone' }));
  expect(hand).not.toHaveBeenCalled();
  expect(add).toHaveBeenCalledExactlyOnceWith({ tone: 'info', title: libraryWords.goOnIn.noTool });
});
