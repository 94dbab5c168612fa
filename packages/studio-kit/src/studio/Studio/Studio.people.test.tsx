// @vitest-environment happy-dom
import { studioPages, type AuthEvent, type VideoLimits } from '@kinora/contract';
import { createFakeStudioApi, lanternTool } from '@kinora/contract/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryDrafts } from '../memoryDrafts.ts';
import { ModeStudio } from '../ModeStudio/index.ts';
import { Studio } from './Studio.tsx';

afterEach(cleanup);

const mara = { email: 'mara@example.com', password: 'correct horse', included: 0, balance: 100 };
const ilse = { email: 'ilse@example.com', password: 'correct horse', included: 0, balance: 70 };

const server = () =>
  createFakeStudioApi({ scenario: { accounts: [mara, ilse], tools: [lanternTool], jobs: 'hold' } });

const scene = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Scene/ });
const typed = async () => {
  const user = userEvent.setup();
  await screen.findByText('10 credits · balance 100');
  await user.type(await scene(), 'A lighthouse');
  return user;
};

describe('the next person at a studio that keeps the account itself', () => {
  it('finds no draft and no job of who signed out, on the screen or in the store', async () => {
    const api = server();
    const submit = vi.spyOn(api.generate, 'submit');
    const drafts = memoryDrafts();
    const onMessage = vi.fn();
    render(<Studio tool={lanternTool} api={api} drafts={drafts} onMessage={onMessage} />);
    const user = await typed();
    await user.click(screen.getByRole('button', { name: /Light it/ }));
    await screen.findByRole('progressbar', { name: /Lighting/ });
    const { taskId } = (await submit.mock.results[0]!.value) as { taskId: string };

    await act(() => api.auth.signOut());
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect((await scene()).value).toBe('');
    expect(await drafts.load(lanternTool)).toBeNull();

    await act(() => api.auth.signIn(ilse));
    await screen.findByText('10 credits · balance 70');
    onMessage.mockClear();
    await act(async () => api.jobs.advance(taskId, { status: 'completed', progress: 1 }));
    expect((await scene()).value).toBe('');
    expect(screen.queryByLabelText('A lighthouse', { selector: 'video' })).toBeNull();
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('hears nothing of what could not be read for who made room for them', async () => {
    const api = server();
    const { limits } = api.credits;
    let fail = () => {};
    const asked = vi
      .spyOn(api.credits, 'limits')
      .mockImplementationOnce(
        () => new Promise((_answer, refuse) => (fail = () => refuse(new Error('Too late.')))),
      );
    render(<Studio tool={lanternTool} api={api} />);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    asked.mockReturnValueOnce(new Promise(() => {}));
    await act(() => api.auth.signIn(ilse));
    await act(async () => fail());
    expect(screen.queryByText('Failed to load video limits')).toBeNull();
    asked.mockImplementation(limits);
  });

  it('finds no result of who signed out', async () => {
    const api = server();
    const submit = vi.spyOn(api.generate, 'submit');
    render(<Studio tool={lanternTool} api={api} />);
    const user = await typed();
    await user.click(screen.getByRole('button', { name: /Light it/ }));
    await screen.findByRole('progressbar', { name: /Lighting/ });
    const { taskId } = (await submit.mock.results[0]!.value) as { taskId: string };
    await act(async () => api.jobs.advance(taskId, { status: 'completed', progress: 1 }));
    await screen.findByLabelText('A lighthouse', { selector: 'video' });
    await act(() => api.auth.signOut());
    expect(screen.queryByLabelText('A lighthouse', { selector: 'video' })).toBeNull();
  });

  it('finds nothing of who made room for them without signing out', async () => {
    const api = server();
    render(<Studio tool={lanternTool} api={api} />);
    await typed();
    await act(() => api.auth.signIn(ilse));
    expect((await scene()).value).toBe('');
    await screen.findByText('10 credits · balance 70');
  });

  it('finds no draft on another tab either', async () => {
    const api = server();
    const mode = (id: string) => ({ id, title: id, tool: { ...lanternTool, id } });
    const studio = { ...studioPages.wan, badges: [], modes: [mode('first'), mode('second')] } as const;
    render(<ModeStudio studio={studio} api={api} />);
    const user = await typed();
    await user.click(screen.getByRole('tab', { name: 'second' }));
    await act(() => api.auth.signOut());
    await user.click(await screen.findByRole('tab', { name: 'second' }));
    await user.click(screen.getByRole('tab', { name: 'first' }));
    expect((await scene()).value).toBe('');
  });

  it('sees what they have to spend, and not a late answer to the one before', async () => {
    const api = server();
    let answerFirst: (limits: VideoLimits) => void = () => {};
    const first = new Promise<VideoLimits>((resolve) => (answerFirst = resolve));
    const limits = await api.credits.limits();
    vi.spyOn(api.credits, 'limits')
      .mockReturnValueOnce(first)
      .mockResolvedValueOnce({ ...limits, credit_balance: 70 });
    render(<Studio tool={lanternTool} api={api} />);
    await waitFor(() => expect(api.credits.limits).toHaveBeenCalledTimes(1));
    await act(() => api.auth.signIn(ilse));
    await screen.findByText('10 credits · balance 70');
    await act(async () => answerFirst(limits));
    expect(screen.getByText('10 credits · balance 70')).toBeTruthy();
  });
});

describe('the same person at a studio', () => {
  it('a draft is kept when its person signs in, and when the session is renewed (D4)', async () => {
    let tell: (event: AuthEvent, session: object | null) => void = () => {};
    const api = {
      ...server(),
      auth: {
        onChange(listener: typeof tell) {
          tell = listener;
          return () => {};
        },
      },
    };
    render(<Studio tool={lanternTool} api={api} />);
    act(() => tell('INITIAL_SESSION', null));
    await userEvent.type(await scene(), 'A lighthouse');
    act(() => tell('SIGNED_IN', { user: { id: 'mara' } }));
    act(() => tell('TOKEN_REFRESHED', { user: { id: 'mara' } }));
    expect((await scene()).value).toBe('A lighthouse');
    act(() => tell('SIGNED_IN', { user: { id: 'ilse' } }));
    expect((await scene()).value).toBe('');
  });

  it('keeps it where the product keeps the account and says nothing of an epoch, and not in another epoch', async () => {
    const api = server();
    const account = { status: 'member', limits: null, refresh: async () => null } as const;
    const { rerender } = render(<Studio tool={lanternTool} api={api} account={account} />);
    await userEvent.type(await scene(), 'A lighthouse');
    rerender(<Studio tool={lanternTool} api={api} account={{ ...account, status: 'visitor' }} />);
    expect((await scene()).value).toBe('A lighthouse');
    rerender(<Studio tool={lanternTool} api={api} account={{ ...account, sessionEpoch: 1 }} />);
    expect((await scene()).value).toBe('');
  });
});
