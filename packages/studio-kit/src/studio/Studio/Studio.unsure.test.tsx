// @vitest-environment happy-dom
import { generalWords, inlineLimit, StudioError, wanImageToVideo, type Job } from '@kinora/contract';
import { createFakeStudioApi, mediaFileFixture } from '@kinora/contract/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StudioMessage } from '../studioMessage.ts';
import { useStudio } from '../useStudio.ts';
import { draftOf, mara, wanDraft } from './Studio.fixtures.tsx';

afterEach(cleanup);

const offline = () => new StudioError({ kind: 'Offline', message: generalWords.offline });

/** A studio that is filled in, on a server that answers nothing it is sent. */
async function filled(image = mediaFileFixture()) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], jobs: 'hold' } });
  const submit = vi.spyOn(api.generate, 'submit').mockRejectedValue(offline());
  const drafts = draftOf(wanDraft(image));
  const said = new Map<string, StudioMessage>();
  const told = {
    onMessage: vi.fn((message: StudioMessage) => void said.set(message.topic, message)),
    onMessagesOver: ({ topic }: { topic: string }) => void said.delete(topic),
    onFinished: vi.fn(),
  };
  const open = async () => {
    const { result } = renderHook(() => useStudio({ tool: wanImageToVideo, api, drafts, ...told }));
    await waitFor(() => expect(result.current.errorMessages).toEqual([]));
    await waitFor(() => expect(result.current.account.status).toBe('member'));
    return result;
  };
  type Studio = Awaited<ReturnType<typeof open>>;
  const sentBy = async (press: () => void) => {
    const before = submit.mock.calls.length;
    act(press);
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(before + 1));
    return submit.mock.calls.at(-1)!;
  };
  /** What was sent, once nobody knows whether it was accepted. */
  const failed = async (studio: Studio, press: () => void) => {
    const [request, { idempotencyKey }] = await sentBy(press);
    await waitFor(() => expect(studio.current.phase).toMatchObject({ name: 'failed', isCertain: false }));
    return { request, key: idempotencyKey };
  };
  return { api, said, told, open, failed };
}

/** The same after a first try. */
async function unsure() {
  const { open, failed, ...rest } = await filled();
  const studio = await open();
  const first = await failed(studio, () => studio.current.generate());
  return { ...rest, open, failed, studio, first };
}

describe('what may have been accepted', () => {
  it('is the same order after a letter that was typed and deleted', async () => {
    const { studio, first, failed } = await unsure();
    const { prompt } = studio.current.draft;
    act(() => studio.current.set('prompt', `${prompt}s`));
    act(() => studio.current.set('prompt', prompt));
    expect((await failed(studio, () => studio.current.retry())).key).toBe(first.key);
    expect((await failed(studio, () => studio.current.generate())).key).toBe(first.key);
  });

  it('is asked after as it was sent, whatever the form holds by now; what that holds is another order', async () => {
    const { studio, first, failed } = await unsure();
    act(() => studio.current.set('prompt', 'Snow falls'));
    expect(await failed(studio, () => studio.current.retry())).toEqual(first);
    const other = await failed(studio, () => studio.current.generate());
    expect(other.key).not.toBe(first.key);
    expect(other.request).not.toEqual(first.request);
    // A file of the same name is another.
    act(() => studio.current.set('image', mediaFileFixture()));
    expect((await failed(studio, () => studio.current.generate())).key).not.toBe(other.key);
  });

  it('is the same order after it was put away and its studio left', async () => {
    const { studio, first, open, failed } = await unsure();
    act(() => studio.current.dismiss());
    cleanup();
    const next = await open();
    expect(next.current.phase.name).toBe('idle');
    expect((await failed(next, () => next.current.generate())).key).toBe(first.key);
  });

  it('is the same order after the form was cleared and had back', async () => {
    const { studio, said, first, failed } = await unsure();
    act(() => studio.current.createAnother());
    expect(studio.current.phase.name).toBe('idle');
    act(() => said.get(wanImageToVideo.id)!.action!.onPress());
    expect(studio.current.phase.name).toBe('failed');
    expect((await failed(studio, () => studio.current.retry())).key).toBe(first.key);
  });

  it('is told of by others once it was found again under way and its studio is left', async () => {
    const { studio, api, told } = await unsure();
    const follow = vi.spyOn(api.generate, 'follow').mockImplementation(async function* (_id, following) {
      yield { task_id: 'one', tool: wanImageToVideo.id, status: 'running' } as Job;
      await new Promise((_resolve, reject) => following!.signal!.addEventListener('abort', reject));
    });
    vi.spyOn(api.generate, 'running').mockResolvedValue([
      { task_id: 'one', tool: wanImageToVideo.id, status: 'running' } as Job,
    ]);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(studio.current.phase.name).toBe('running'));
    told.onMessage.mockClear();
    cleanup();
    expect(follow.mock.calls[0]![1]!.signal!.aborted).toBe(true);
    expect(told.onMessage).not.toHaveBeenCalled();
  });
});

describe('a form that is being sent', () => {
  it('stays as it is: what was to be had back before is not any more, and leaving gives nothing up', async () => {
    const { api, said, open } = await filled();
    const upload = vi.spyOn(api.storage, 'upload').mockReturnValue(new Promise(() => {}));
    const studio = await open();
    const image = mediaFileFixture({ name: 'mast.png', size: inlineLimit + 1 });
    act(() => studio.current.set('image', image));
    const [undo] = [...said.values()].map(({ action }) => action!);
    act(() => studio.current.generate());
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    expect([...said.values()]).toEqual([]);
    // It may be pressed in the very moment.
    act(() => undo!.onPress());
    expect(studio.current.draft.image).toBe(image);
    cleanup();
    expect(upload.mock.calls[0]![1].signal!.aborted).toBe(false);
  });
});
