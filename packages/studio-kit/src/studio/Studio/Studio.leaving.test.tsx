// @vitest-environment happy-dom
import {
  cancelWords,
  generalWords,
  inlineLimit,
  jobWords,
  StudioError,
  wanImageToVideo,
  worthTelling,
} from '@kinora/contract';
import { createFakeStudioApi, mediaFileFixture } from '@kinora/contract/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Sending } from '../sending.ts';
import type { StudioMessage } from '../studioMessage.ts';
import { Studio } from './Studio.tsx';
import { draftOf, mara, wanDraft } from './Studio.fixtures.tsx';

afterEach(cleanup);

const drafts = draftOf(wanDraft(mediaFileFixture({ size: inlineLimit + 1 })));
const uploading = 'Uploading...';
const offline = () => new StudioError({ kind: 'Offline', message: generalWords.offline });

/** A studio whose file is half on its way, and what becomes of that. */
async function sending() {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], jobs: 'hold' } });
  const submit = vi.spyOn(api.generate, 'submit');
  const follow = vi.spyOn(api.generate, 'follow');
  const upload = vi.spyOn(api.storage, 'upload');
  const really = api.auth.session;
  let arrive = (_address: string) => {};
  let fail = (_thrown: unknown) => {};
  upload.mockImplementation((_file, { onProgress }) => {
    onProgress?.(0.5);
    return new Promise((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
  });
  const told = {
    onAccepted: vi.fn(),
    onFinished: vi.fn(),
    onMessage: vi.fn<(message: StudioMessage) => void>(),
    onSendingChanged: vi.fn<(event: Sending) => void>(),
    onSendingEnded: vi.fn<(event: { key: string; taskId: string | null }) => void>(),
    href: '/wan-i2v',
  };
  const open = async () => {
    render(<Studio tool={wanImageToVideo} api={api} drafts={drafts} {...told} />);
    await screen.findByRole('textbox', { name: /Describe/ });
  };
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Generate Video/ }));
  await screen.findByRole('progressbar', { name: uploading });
  const session = await really();
  return {
    api,
    submit,
    follow,
    upload,
    told,
    open,
    user,
    leave: cleanup,
    arrives: () => act(async () => arrive(`${session!.user.id}/harbour.png`)),
    fails: () => act(async () => fail(offline())),
  };
}
describe('what is still being sent when its studio is left', () => {
  it('goes on being sent, is told once accepted, and is followed by nobody here', async () => {
    const { submit, follow, told, leave, arrives } = await sending();
    leave();
    await arrives();
    await waitFor(() => expect(told.onAccepted).toHaveBeenCalledOnce());
    expect(submit).toHaveBeenCalledOnce();
    expect(follow).not.toHaveBeenCalled();
    expect(told.onMessage).not.toHaveBeenCalled();
    expect(told.onFinished).not.toHaveBeenCalled();
  });

  it('tells that it failed in the words of the stage, with the way back', async () => {
    const { told, leave, fails } = await sending();
    leave();
    await fails();
    await waitFor(() => expect(told.onMessage).toHaveBeenCalledOnce());
    const [[message]] = told.onMessage.mock.calls as [[StudioMessage]];
    expect(message).toMatchObject({
      tone: 'danger',
      title: generalWords.offline,
      description: `${jobWords.notCharged} ${generalWords.kept}`,
      link: { label: generalWords.backTo(wanImageToVideo.title), href: '/wan-i2v' },
    });
  });

  it('is asked after and not ordered anew where it may have been accepted', async () => {
    const { submit, upload, told, open, leave, arrives, user } = await sending();
    submit.mockRejectedValueOnce(offline());
    leave();
    await arrives();
    await waitFor(() => expect(told.onMessage).toHaveBeenCalledOnce());
    const [[message]] = told.onMessage.mock.calls as [[StudioMessage]];
    expect(message.description).toContain(generalWords.maybeAccepted);
    expect(message.description).not.toContain(jobWords.notCharged);
    await open();
    await user.click(screen.getByRole('button', { name: jobWords.retry }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    const [first, second] = submit.mock.calls;
    expect(second![0]).toEqual(first![0]);
    expect(second![1].idempotencyKey).toBe(first![1].idempotencyKey);
    expect(upload).toHaveBeenCalledOnce();
  });

  it('tells what was done at once and has no job', async () => {
    const { submit, told, leave, arrives } = await sending();
    submit.mockResolvedValueOnce({ video_url: 'https://example.org/harbour.mp4' });
    leave();
    await arrives();
    await waitFor(() => expect(told.onFinished).toHaveBeenCalledOnce());
    expect(told.onMessage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'success' }));
  });

  it('is on the stage again, with how far it is, and is ordered once', async () => {
    const { submit, upload, told, open, leave, arrives } = await sending();
    leave();
    await open();
    const bar = screen.getByRole('progressbar', { name: uploading });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Uploading/ }).disabled).toBe(true);
    await arrives();
    expect(await screen.findByRole('progressbar', { name: /Generating Video/ })).toBeTruthy();
    expect(told.onAccepted).toHaveBeenCalledOnce();
    expect(submit).toHaveBeenCalledOnce();
    expect(upload).toHaveBeenCalledOnce();
  });

  it('is the same order after a return, as long as nobody knows whether it was accepted', async () => {
    const { submit, upload, open, leave, arrives, user } = await sending();
    submit.mockRejectedValueOnce(offline());
    leave();
    await open();
    await arrives();
    await user.click(await screen.findByRole('button', { name: jobWords.retry }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    const [first, second] = submit.mock.calls;
    expect(second![1].idempotencyKey).toBe(first![1].idempotencyKey);
    expect(upload).toHaveBeenCalledOnce();
  });

  it('is sent once where its studio is mounted anew, and every effect twice', async () => {
    const { api, submit, upload, told, leave, arrives, user } = await sending();
    leave();
    const studio = (key: string) => (
      <StrictMode>
        <Studio key={key} tool={wanImageToVideo} api={api} drafts={drafts} {...told} />
      </StrictMode>
    );
    const { rerender } = render(studio('one'));
    rerender(studio('two'));
    await user.click(await screen.findByRole('button', { name: /^Uploading/ }));
    await arrives();
    expect(await screen.findByRole('progressbar', { name: /Generating Video/ })).toBeTruthy();
    expect(upload).toHaveBeenCalledOnce();
    expect(submit).toHaveBeenCalledOnce();
    expect(told.onAccepted).toHaveBeenCalledOnce();
  });

  it('is over and told of no more after a return in which it is cancelled', async () => {
    const { submit, told, open, leave, arrives, user } = await sending();
    leave();
    await open();
    await user.click(screen.getByRole('button', { name: jobWords.cancel }));
    leave();
    await open();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await arrives();
    expect(submit).not.toHaveBeenCalled();
    expect(told.onMessage).toHaveBeenCalledOnce();
  });

  it('is given up when whoever sent it goes, and the next one hears nothing of it', async () => {
    const { api, submit, told, upload, open, leave, arrives } = await sending();
    leave();
    await act(() => api.auth.signOut());
    expect(upload.mock.calls[0]![1].signal!.aborted).toBe(true);
    await open();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await arrives();
    expect(submit).not.toHaveBeenCalled();
    expect(told.onMessage).not.toHaveBeenCalled();
  });
});

describe('what is being sent', () => {
  it('is told of elsewhere from the press until it is accepted, under one key, whether its studio is shown or was left', async () => {
    const { told, open, leave, arrives } = await sending();
    leave();
    await open();
    await arrives();
    await waitFor(() => expect(told.onSendingEnded).toHaveBeenCalledOnce());
    const heard = told.onSendingChanged.mock.calls.map(([event]) => event);
    expect(heard.map(({ share, cancel }) => [share, cancel !== null])).toEqual([
      [null, false],
      [0, true],
      [0.5, true],
      // Taken over by the studio that was opened next.
      [0.5, true],
      [null, false],
    ]);
    const [{ key }] = heard as [Sending];
    expect(new Set(heard.map((event) => event.key))).toEqual(new Set([key]));
    expect(heard[0]).toMatchObject({ tool: wanImageToVideo, isSure: true });
    expect(told.onSendingEnded).toHaveBeenCalledExactlyOnceWith({ key, taskId: expect.any(String) });
  });

  it('is cancelled from elsewhere after its studio was left, and is said to have cost nothing', async () => {
    const { submit, told, upload, open, leave, arrives } = await sending();
    leave();
    const { key, cancel } = told.onSendingChanged.mock.lastCall![0];
    cancel!();
    expect(upload.mock.calls[0]![1].signal!.aborted).toBe(true);
    expect(told.onSendingEnded).toHaveBeenCalledExactlyOnceWith({ key, taskId: null });
    expect(told.onMessage).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: cancelWords.wasCancelled, description: jobWords.notCharged }),
    );
    await open();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await arrives();
    expect(submit).not.toHaveBeenCalled();
  });

  it('is sent no longer once whoever sent it has gone, or it failed', async () => {
    const gone = await sending();
    gone.leave();
    await act(() => gone.api.auth.signOut());
    expect(gone.told.onSendingEnded).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ taskId: null }),
    );
    const failing = await sending();
    await failing.fails();
    expect(failing.told.onSendingEnded).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ taskId: null }),
    );
  });
});

describe('a cancelled upload', () => {
  const cancelled = { tone: 'info', topic: wanImageToVideo.id, title: cancelWords.wasCancelled };

  it('says that nothing was charged', async () => {
    const { told, user } = await sending();
    await user.click(screen.getByRole('button', { name: jobWords.cancel }));
    expect(told.onMessage).toHaveBeenCalledExactlyOnceWith({
      ...cancelled,
      description: jobWords.notCharged,
    });
  });

  it('does not say so where a try before it may have been accepted', async () => {
    const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
    vi.spyOn(api.generate, 'submit')
      .mockRejectedValueOnce(offline())
      .mockImplementationOnce((_request, { onProgress }) => {
        onProgress?.(0.5);
        return new Promise(() => {});
      });
    const blob = new Blob([new Uint8Array(worthTelling)], { type: 'image/png' });
    const within = draftOf(wanDraft(mediaFileFixture({ blob })));
    const onMessage = vi.fn();
    render(<Studio tool={wanImageToVideo} api={api} drafts={within} onMessage={onMessage} />);
    await screen.findByRole('textbox', { name: /Describe/ });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Generate Video/ }));
    await user.click(await screen.findByRole('button', { name: jobWords.retry }));
    await user.click(await screen.findByRole('button', { name: jobWords.cancel }));
    expect(onMessage).toHaveBeenCalledExactlyOnceWith(cancelled);
  });

  it('leaves that the same order, also where it is cancelled from elsewhere after its studio was left', async () => {
    const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
    const submit = vi
      .spyOn(api.generate, 'submit')
      .mockRejectedValueOnce(offline())
      .mockImplementation((_request, { onProgress }) => {
        onProgress?.(0.5);
        return new Promise(() => {});
      });
    const blob = new Blob([new Uint8Array(worthTelling)], { type: 'image/png' });
    const within = draftOf(wanDraft(mediaFileFixture({ blob })));
    const onSendingChanged = vi.fn<(event: Sending) => void>();
    const told = { onMessage() {}, onSendingChanged };
    const open = () => render(<Studio tool={wanImageToVideo} api={api} drafts={within} {...told} />);
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Generate Video/ }));
    await user.click(await screen.findByRole('button', { name: jobWords.retry }));
    await screen.findByRole('progressbar', { name: uploading });
    cleanup();
    act(() => onSendingChanged.mock.lastCall![0].cancel!());
    open();
    await user.click(await screen.findByRole('button', { name: /Generate Video/ }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(3));
    const keys = submit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });
});
