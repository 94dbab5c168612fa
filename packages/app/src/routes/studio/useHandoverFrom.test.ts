// @vitest-environment happy-dom
import { initialValues, veo3, wanImageToVideo, type AnyTool } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import type { StudioModel } from '@kinora/studio-kit';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useHandoverFrom } from './useHandoverFrom.ts';

const elsewhere = vi.hoisted(() => vi.fn());
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
  expect(message.title).toBe('Changed in this form: Image.');
  message.action!.onPress();
  expect(studio.set).toHaveBeenLastCalledWith('image', before, before);
  expect(studio.bring).toHaveBeenCalledWith(made);
  expect(elsewhere).not.toHaveBeenCalled();
});

it('another tool is opened with what it is handed', async () => {
  await here().result.current(veo3, { prompt: 'Waves' });
  expect(elsewhere).toHaveBeenCalledWith(veo3, { prompt: 'Waves' });
  expect(studio.dismiss).not.toHaveBeenCalled();
});

it('a file that comes when the result has gone disturbs nothing that was begun meanwhile', async () => {
  const { result, unmount } = here();
  unmount();
  await result.current(wanImageToVideo, { image });
  await result.current(veo3, { prompt: 'Waves' });
  for (const deed of [studio.set, studio.dismiss, studio.tell, elsewhere])
    expect(deed).not.toHaveBeenCalled();
});
