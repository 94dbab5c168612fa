// @vitest-environment happy-dom
import { initialValues, veo3, wanImageToVideo, type AnyTool } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import type { StudioModel } from '@kinora/studio-kit';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useHandoverFrom } from './useHandoverFrom.ts';

const elsewhere = vi.hoisted(() => vi.fn<(tool: unknown, coming: unknown) => Promise<boolean>>());
vi.mock('../library/useHandover.ts', () => ({ useHandover: () => elsewhere }));

const before = mediaFileFixture({ name: 'harbour.png' });
const image = mediaFileFixture({ name: 'last frame.png' });
const made = { is: 'prompt', prompt: 'Waves' };
const studio = {
  tool: wanImageToVideo,
  draft: { ...initialValues(wanImageToVideo), image: before },
  phase: { name: 'done', result: made },
  set: vi.fn(),
  bring: vi.fn(),
  tell: vi.fn<StudioModel<AnyTool>['tell']>(),
  dismiss: vi.fn(),
};
const here = () => renderHook(() => useHandoverFrom(studio as unknown as StudioModel<AnyTool>));
beforeEach(() => void vi.clearAllMocks());

it('the tool that is open takes a file in place and says so once, and Undo gives back what it held and showed', async () => {
  await here().result.current(wanImageToVideo, { image });
  expect(studio.set.mock.calls).toEqual([['image', image, image]]);
  expect(studio.dismiss).toHaveBeenCalledOnce();
  const [message] = studio.tell.mock.calls[0]!;
  expect(message.title).toBe('Replaced in this form: Image.');
  message.action!.onPress();
  expect(studio.set).toHaveBeenLastCalledWith('image', before, before);
  expect(studio.bring).toHaveBeenCalledWith(made);
  expect(elsewhere).not.toHaveBeenCalled();
});

it('a place that was empty is filled, and nothing is said to be replaced', async () => {
  const empty = { ...studio, draft: initialValues(wanImageToVideo) };
  const { result } = renderHook(() => useHandoverFrom(empty as unknown as StudioModel<AnyTool>));
  await result.current(wanImageToVideo, { image });
  expect(studio.tell.mock.calls[0]![0].title).toBe('Filled in this form: Image.');
});

it('another tool is opened with what it is handed', async () => {
  await here().result.current(veo3, { prompt: 'Waves' });
  const [tool, coming] = elsewhere.mock.lastCall!;
  expect(tool).toBe(veo3);
  expect(await coming).toEqual({ prompt: 'Waves' });
  expect(studio.dismiss).not.toHaveBeenCalled();
});

it('a file that comes when the result has gone disturbs nothing that was begun meanwhile', async () => {
  const { result, unmount } = here();
  let come = (_filled: object) => {};
  const coming = new Promise<object>((resolve) => (come = resolve));
  const inPlace = result.current(wanImageToVideo, coming);
  void result.current(veo3, coming);
  unmount();
  come({ image });
  expect(await inPlace).toBe(false);
  expect(await elsewhere.mock.lastCall![1]).toBeNull();
  for (const deed of [studio.set, studio.dismiss, studio.tell]) expect(deed).not.toHaveBeenCalled();
});
