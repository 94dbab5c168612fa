// @vitest-environment happy-dom
import { libraryWords, premiumMultiImage, usualTool, wanImageToVideo, type AnyForm } from '@kinora/contract';
import { creationFixture, mediaFileFixture } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useReuse } from './useReuse.ts';

afterEach(cleanup);

vi.mock(import('./fetchedFile.ts'), async (original) => ({
  ...(await original()),
  fetchedFile: async (_address, name) => mediaFileFixture({ name }),
  fetchedLastFrame: async (_address, name) => mediaFileFixture({ name }),
}));

const filled = vi.fn(async (_tool: AnyForm, _settings: object): Promise<readonly string[]> => []);
vi.mock(import('./useFilesAgain.ts'), () => ({ useFilesAgain: () => filled }));

const wrapper = ToastsProvider;

it('what a receipt shows is what is reused: the prompt, too, where it alone was kept', async () => {
  const hand = vi.fn(async () => true);
  const { result } = renderHook(() => useReuse(hand), { wrapper });
  const creation = creationFixture({ settings: null });
  result.current.reuse(creation);
  await vi.waitFor(() => expect(hand).toHaveBeenCalledWith(wanImageToVideo, { prompt: creation.prompt }));
});

it('what something was made of comes into the form that is open already, and what is gone is named', async () => {
  const hand = vi.fn(async () => true);
  const { result } = renderHook(() => ({ reuse: useReuse(hand).reuse, toasts: useToasts() }), { wrapper });
  const add = vi.spyOn(result.current.toasts, 'add');
  filled.mockImplementationOnce(async () => {
    expect(hand).toHaveBeenCalledExactlyOnceWith(wanImageToVideo, { prompt: 'Waves roll in', duration: 5 });
    return ['Image'];
  });
  const settings = { image: 'u/a.png', prompt: 'Waves roll in', duration: 5 };
  result.current.reuse(creationFixture({ settings }));
  await vi.waitFor(() =>
    expect(add).toHaveBeenCalledExactlyOnceWith({
      tone: 'info',
      topic: 'left',
      title: libraryWords.goOnIn.gone('Image'),
    }),
  );
  expect(filled).toHaveBeenLastCalledWith(wanImageToVideo, expect.objectContaining(settings));
});

it('what something was made of is not looked for by whoever went on before its settings were handed over', async () => {
  filled.mockClear();
  let answer = (_isGiven: boolean) => {};
  const hand = () => new Promise<boolean>((resolve) => (answer = resolve));
  const { result } = renderHook(() => useReuse(hand), { wrapper });
  result.current.reuse(creationFixture({ settings: { image: 'u/a.png' } }));
  await act(async () => answer(false));
  expect(filled).not.toHaveBeenCalled();
});

it('settings that nothing can be made with any more are said to be such', () => {
  const hand = vi.fn(async () => true);
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
  const hand = vi.fn(async (_tool: AnyForm, _filled: object) => true);
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

it('the last frame of a clip begins another with what of its settings fits there, and the rest is named', async () => {
  const hand = vi.fn(async (_tool: AnyForm, _filled: object) => true);
  const { result } = renderHook(() => ({ startFrom: useReuse(hand).startFrom, toasts: useToasts() }), {
    wrapper,
  });
  const add = vi.spyOn(result.current.toasts, 'add');
  const own = '2b1b2a30-0000-4000-8000-000000000001';
  const settings = { images: [`${own}/a.png`], tail: `${own}/b.png`, prompt: 'Waves roll in', duration: 4 };
  const { model } = premiumMultiImage.call;
  const clip = creationFixture({ type: 'video', file_url: 'https://example.com/made', settings });
  result.current.startFrom({ ...clip, model_used: model });
  await vi.waitFor(() =>
    expect(add).toHaveBeenCalledExactlyOnceWith({
      tone: 'info',
      topic: 'left',
      title: libraryWords.goOnIn.left(wanImageToVideo.title, premiumMultiImage.inputs.tail.label),
    }),
  );
  const [tool, filled] = hand.mock.calls[0]!;
  expect(tool).toBe(wanImageToVideo);
  await expect(filled).resolves.toMatchObject({
    prompt: 'Waves roll in',
    duration: 4,
    image: expect.anything(),
  });
});

it('the last frame of a clip leaves all else of the form that made it as it stands', async () => {
  const hand = vi.fn(async (_tool: AnyForm, _filled: object) => true);
  const { result } = renderHook(() => useReuse(hand), { wrapper });
  const settings = { image: 'u/a.png', prompt: 'Waves roll in', duration: 4 };
  result.current.startFrom(
    creationFixture({ type: 'video', file_url: 'https://example.com/made', settings }),
  );
  await vi.waitFor(() => expect(hand).toHaveBeenCalledOnce());
  const [, filled] = hand.mock.calls[0]!;
  await expect(filled).resolves.toEqual({ image: expect.anything() });
});
