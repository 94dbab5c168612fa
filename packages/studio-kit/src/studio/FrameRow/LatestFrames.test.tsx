// @vitest-environment happy-dom
import {
  createImage,
  initialValues,
  noLimits,
  wanImageToVideo,
  type AnyTool,
  type StudioTool,
} from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { StudioPort } from '../studioPort.ts';
import type { Phase } from '../studioState.ts';
import type { StudioModel } from '../studioModel.ts';
import { LatestFrames } from './LatestFrames.tsx';

afterEach(cleanup);

const creation = creationFixture({
  id: 'harbour',
  title: 'Harbour',
  type: 'image',
  status: 'completed',
  model_used: createImage.call.model,
});
const list = vi.fn(async () => ({ items: [creation], total: 1, nextCursor: null }));
const row = (phase: Phase) => (
  <LatestFrames
    tool={createImage as unknown as AnyTool}
    api={{ creations: { list } } as unknown as StudioPort}
    studio={
      {
        phase,
        tool: createImage,
        draft: initialValues(createImage),
        limits: noLimits,
      } as unknown as StudioModel<StudioTool>
    }
    readFrame={vi.fn()}
  />
);
const done: Phase = { name: 'done', result: { is: 'creation', creation } };

it('what is being deleted leaves the latest frames, though the server may not have heard of it, and is there again with Undo', async () => {
  const { rerender } = render(row(done));
  await screen.findByAltText('Harbour');
  list.mockClear();
  rerender(row({ name: 'idle', gone: 'harbour' }));
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  await act(async () => void (await list.mock.results[0]!.value));
  expect(screen.queryByAltText('Harbour')).toBeNull();
  rerender(row(done));
  expect(await screen.findByAltText('Harbour')).toBeTruthy();
});

it('a frame that comes after its form has gone is put nowhere, and nothing is said of it', async () => {
  let lose!: (thrown: Error) => void;
  let put!: Promise<boolean | void>;
  const studio = {
    phase: { name: 'idle' },
    tool: wanImageToVideo,
    draft: initialValues(wanImageToVideo),
    limits: noLimits,
    refuse: vi.fn(),
    awaitReading: (reading: Promise<boolean | void>) => void (put = reading),
  };
  list.mockResolvedValueOnce({
    items: [{ ...creation, type: 'video', model_used: wanImageToVideo.call.model }],
    total: 1,
    nextCursor: null,
  });
  const { unmount } = render(
    <LatestFrames
      tool={wanImageToVideo as unknown as AnyTool}
      api={{ creations: { list } } as unknown as StudioPort}
      studio={studio as unknown as StudioModel<StudioTool>}
      readFrame={vi
        .fn<() => Promise<Blob>>(() => Promise.reject(new Error('lost')))
        .mockImplementationOnce(() => new Promise((_resolve, reject) => (lose = reject)))}
    />,
  );
  fireEvent.click(await screen.findByRole('button'));
  unmount();
  lose(new Error('lost'));
  expect(await put).toBe(false);
  expect(studio.refuse).not.toHaveBeenCalled();
});
