// @vitest-environment happy-dom
import {
  cutOffWords,
  requestOf,
  StudioError,
  wanImageToVideo,
  type GenerateReply,
  type Job,
  type Session,
} from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import type { StudioPort } from '@kinora/studio-kit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth, type Auth } from '../../account/AuthProvider.tsx';
import { useCutOffNews } from '../../activity/useCutOffNews.ts';
import { nextTask } from '../../nextTask.ts';
import { StudioApiProvider } from '../../StudioApiProvider.tsx';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useWatchedPort } from './useWatchedPort.ts';

const request = requestOf(wanImageToVideo, { image: 'data:', prompt: 'Waves', duration: 5, motion: 5 });
const mara = { email: 'mara@example.com', password: 'correct horse' };
const jonas = { ...mara, email: 'jonas@example.com' };

let arrive: (place: string) => void;
let sent: (share: number) => void;
let answer: (reply: GenerateReply) => void;
let refuse: (thrown: unknown) => void;
let api: ReturnType<typeof createFakeStudioApi>;
let onTheirWay: Promise<unknown>[];
let auth: Auth;

beforeEach(() => {
  onTheirWay = [];
  api = createFakeStudioApi({ scenario: { accounts: [mara, jonas] } });
  vi.spyOn(api.generate, 'submit').mockImplementation((_request, { onProgress }) => {
    sent = onProgress ?? (() => {});
    return new Promise((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  });
  vi.spyOn(api.storage, 'upload').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        refuse = reject;
      }),
  );
});

afterEach(async () => {
  // Nothing listens for what is over.
  arrive?.('mara/harbour.mp4');
  answer?.({ taskId: 'one' });
  await Promise.allSettled(onTheirWay);
  await nextTask();
  cleanup();
  sessionStorage.clear();
});

/** The port of a studio that is opened by somebody. */
async function open(): Promise<StudioPort> {
  let own: StudioPort;
  function Page() {
    auth = useAuth();
    own = useWatchedPort(api);
    return null;
  }
  render(
    <StudioApiProvider api={api}>
      <AuthProvider>
        <Page />
      </AuthProvider>
    </StudioApiProvider>,
  );
  await waitFor(() => expect(auth.status).toBe('member'));
  return own!;
}

const clip = new Blob(['a long clip']);
const upload = (own: StudioPort) => void onTheirWay.push(own.storage.upload(clip, { name: 'harbour.mp4' }));
const submit = (own: StudioPort, onProgress?: () => void) =>
  void onTheirWay.push(
    own.generate.submit(request, { idempotencyKey: 'once', ...(onProgress && { onProgress }) }),
  );
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** What is on its way breaks off, and nobody knows why. */
async function breakOff() {
  refuse(new StudioError({ kind: 'Offline', message: 'No connection' }));
  await Promise.allSettled(onTheirWay);
  await nextTask();
  onTheirWay = [];
}
const leave = () => act(() => void dispatchEvent(new Event('pagehide')));

/** What the next page says, where these jobs are known. */
async function saidAfter(jobs: readonly Job[] = []): Promise<'nothing' | 'unsent' | 'unanswered'> {
  cleanup();
  function Bar() {
    auth = useAuth();
    useCutOffNews(jobs);
    return <ToastRegion queue={useToasts()} />;
  }
  render(
    <StudioApiProvider api={api}>
      <AuthProvider>
        <ToastsProvider>
          <Bar />
        </ToastsProvider>
      </AuthProvider>
    </StudioApiProvider>,
  );
  await waitFor(() => expect(auth.status).toBe('member'));
  // What is said comes late.
  await act(() => import('../../activity/cutOffSaid.ts'));
  const is = (told: keyof typeof cutOffWords) => screen.queryByText(cutOffWords[told].title) !== null;
  return is('unsent') ? 'unsent' : is('unanswered') ? 'unanswered' : 'nothing';
}

describe('a page that is left while something is on its way', () => {
  it('is asked about first while a file goes up, also when its studio was left before, and no longer once it is there', async () => {
    const own = await open();
    expect(isAsked()).toBe(false);
    upload(own);
    expect(isAsked()).toBe(true);
    cleanup();
    expect(isAsked()).toBe(true);
    arrive('mara/harbour.mp4');
    await Promise.all(onTheirWay);
    expect(isAsked()).toBe(false);
  });

  it('is asked about while a request goes out, and no longer once all of it is out, though it is sent once more', async () => {
    submit(await open(), () => {});
    sent(0.5);
    expect(isAsked()).toBe(true);
    for (const share of [1, 0.5]) sent(share);
    expect(isAsked()).toBe(false);
  });

  it('is asked about until what is small was answered', async () => {
    submit(await open());
    expect(isAsked()).toBe(true);
    answer({ taskId: 'one' });
    await Promise.all(onTheirWay);
    expect(isAsked()).toBe(false);
  });

  it('says on the next one that nothing was started, once, where not all of it was out', async () => {
    upload(await open());
    leave();
    expect(await saidAfter()).toBe('unsent');
    expect(await saidAfter()).toBe('nothing');
  });

  it.each([
    ['large', () => {}],
    ['small', undefined],
  ])(
    'says on the next one that nobody knows, where what was %s may have arrived, unless the job shows itself',
    async (_size, onProgress) => {
      const own = await open();
      submit(own, onProgress);
      sent(1);
      leave();
      expect(await saidAfter()).toBe('unanswered');
      leave();
      const [begun, ended] = (['queued', 'completed'] as const).map(
        (status) => ({ task_id: status, tool: request.tool, status }) as Job,
      );
      expect(await saidAfter([begun!])).toBe('nothing');
      leave();
      expect(await saidAfter([ended!])).toBe('unanswered');
    },
  );

  it('says nothing on the next one where all was answered', async () => {
    const own = await open();
    upload(own);
    arrive('mara/harbour.mp4');
    submit(own);
    answer({ taskId: 'one' });
    await Promise.all(onTheirWay);
    leave();
    expect(await saidAfter()).toBe('nothing');
  });

  it('says that nobody knows, where not all of a second try was out, and all of the first', async () => {
    const own = await open();
    submit(own, () => {});
    sent(1);
    await breakOff();
    submit(own, () => {});
    sent(0.4);
    leave();
    expect(await saidAfter()).toBe('unanswered');
  });

  it('says that nothing was started, where not all of it was out in any try', async () => {
    const own = await open();
    submit(own, () => {});
    sent(0.4);
    await breakOff();
    submit(own, () => {});
    sent(0.4);
    leave();
    expect(await saidAfter()).toBe('unsent');
  });

  it('says nothing on the next one, where whoever was asked stayed and it broke off then', async () => {
    upload(await open());
    expect(isAsked()).toBe(true);
    await breakOff();
    expect(await saidAfter()).toBe('nothing');
  });

  it('says what was on its way, where it broke off because the page went', async () => {
    upload(await open());
    expect(isAsked()).toBe(true);
    refuse(new StudioError({ kind: 'Offline', message: 'No connection' }));
    await Promise.allSettled(onTheirWay);
    // Nothing of that page runs from here on.
    const noted = { ...sessionStorage };
    await nextTask();
    Object.entries(noted).forEach(([key, value]) => sessionStorage.setItem(key, value));
    expect(await saidAfter()).toBe('unsent');
  });

  it('is asked about as long as a file is on its way once more', async () => {
    const own = await open();
    upload(own);
    const first = arrive;
    upload(own);
    first('mara/harbour.mp4');
    await onTheirWay[0];
    expect(isAsked()).toBe(true);
  });

  it('says nothing to somebody else on the next one', async () => {
    upload(await open());
    leave();
    cleanup();
    await api.auth.signIn(jonas);
    expect(await saidAfter()).toBe('nothing');
    cleanup();
    await api.auth.signIn(mara);
    expect(await saidAfter()).toBe('unsent');
  });
});

it('to a studio whoever signed out has gone, and whose session lapsed has not', async () => {
  const own = await open();
  const heard: (Session | null)[] = [];
  const end = own.auth.onChange((_event, session) => heard.push(session as Session | null));
  await act(async () => {});
  heard.length = 0;
  await act(() => api.auth.signOut());
  expect(heard).toEqual([]);
  await act(() => auth.signIn(mara));
  await act(() => auth.signOut());
  expect(heard).toEqual([expect.objectContaining({ user: expect.anything() }), null]);
  end();
});
