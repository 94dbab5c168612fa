// @vitest-environment happy-dom
import { libraryWords, newId, usualTool, wanImageToVideo, type AnyForm } from '@kinora/contract';
import { createFakeStudioApi, creationFixture, mediaFileFixture } from '@kinora/contract/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { StudioApiProvider } from '../../StudioApiProvider.tsx';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useReuse } from './useReuse.ts';

afterEach(cleanup);

vi.mock(import('./fetchedFile.ts'), async (original) => ({
  ...(await original()),
  fetchedFile: async (_address, name) => mediaFileFixture({ name }),
}));

const server = createFakeStudioApi({
  scenario: { accounts: [{ email: 'mara@example.com', password: 'correct horse' }] },
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <StudioApiProvider api={server}>
    <ToastsProvider>{children}</ToastsProvider>
  </StudioApiProvider>
);

it('what a receipt shows is what is reused: the prompt, too, where it alone was kept', async () => {
  const hand = vi.fn(async () => {});
  const { result } = renderHook(() => useReuse(hand), { wrapper });
  const creation = creationFixture({ settings: null });
  result.current.reuse(creation);
  await vi.waitFor(() => expect(hand).toHaveBeenCalledWith(wanImageToVideo, { prompt: creation.prompt }));
});

it('what something was made of is fetched again, and what is gone is named', async () => {
  const { id } = server.world.signedIn().session.user;
  const [there, gone] = ['harbour.png', 'quay.png'].map((name) => `${id}/${newId()}-${name}`);
  server.world.uploads.set(there!, new Blob());
  const hand = vi.fn(async (_tool: AnyForm, _filled: object) => {});
  const { result } = renderHook(() => ({ reuse: useReuse(hand).reuse, toasts: useToasts() }), {
    wrapper,
  });
  const add = vi.spyOn(result.current.toasts, 'add');
  result.current.reuse(creationFixture({ settings: { image: there } }));
  await vi.waitFor(() => expect(hand).toHaveBeenCalledTimes(1));
  expect(hand.mock.calls[0]![1]).toMatchObject({ image: { name: 'harbour.png' } });
  expect(add).not.toHaveBeenCalled();
  result.current.reuse(creationFixture({ settings: { image: gone } }));
  await vi.waitFor(() =>
    expect(add).toHaveBeenCalledExactlyOnceWith({
      tone: 'info',
      topic: 'left',
      title: libraryWords.goOnIn.gone(wanImageToVideo.inputs.image.label),
    }),
  );
  expect(hand.mock.calls[1]![1]).not.toHaveProperty('image');
});

it('settings that nothing can be made with any more are said to be such', () => {
  const hand = vi.fn(async () => {});
  const { result } = renderHook(() => ({ reuse: useReuse(hand).reuse, toasts: useToasts() }), {
    wrapper,
  });
  const add = vi.spyOn(result.current.toasts, 'add');
  result.current.reuse(creationFixture({ model_used: 'long-gone' }));
  expect(hand).not.toHaveBeenCalled();
  expect(add).toHaveBeenCalledExactlyOnceWith({
    tone: 'info',
    topic: 'reuse',
    title: libraryWords.goOnIn.noTool,
  });
});

it('a picture begins the clip of the tool that makes one of a picture, and a clip goes on in the one that takes clips', async () => {
  const hand = vi.fn(async (_tool: AnyForm, _filled: object) => {});
  const { result } = renderHook(() => useReuse(hand), { wrapper });
  const file_url = 'https://example.com/made';
  result.current.refer(creationFixture({ type: 'image', file_url }));
  await vi.waitFor(() => expect(hand).toHaveBeenCalledTimes(1));
  result.current.refer(creationFixture({ type: 'video', file_url }));
  await vi.waitFor(() => expect(hand).toHaveBeenCalledTimes(2));
  expect(hand.mock.calls.map(([{ id }]) => id)).toEqual([
    usualTool('video', 'image').tool.id,
    usualTool('video', 'video').tool.id,
  ]);
});
