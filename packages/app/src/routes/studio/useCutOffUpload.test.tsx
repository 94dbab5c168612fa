// @vitest-environment happy-dom
import {
  cutOffWords,
  requestOf,
  wanImageToVideo,
  type GenerateReply,
  type Job,
  type Session,
} from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import type { StudioPort } from '@kinora/studio-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth, type Auth } from '../../account/AuthProvider.tsx';
import { useCutOffNews } from '../../activity/useCutOffNews.ts';
import { StudioApiProvider } from '../../StudioApiProvider.tsx';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useCutOffUpload } from './useCutOffUpload.ts';

const request = requestOf(wanImageToVideo, { image: 'data:', prompt: 'Waves', duration: 5, motion: 5 });
const mara = { email: 'mara@example.com', password: 'correct horse' };

let arrive: (place: string) => void;
let sent: (share: number) => void;
let answer: (reply: GenerateReply) => void;
let api: ReturnType<typeof createFakeStudioApi>;
let onTheirWay: Promise<unknown>[];
let auth: Auth;

beforeEach(() => {
  onTheirWay = [];
  api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  vi.spyOn(api.generate, 'submit').mockImplementation((_request, { onProgress }) => {
    sent = onProgress ?? (() => {});
    return new Promise((resolve) => void (answer = resolve));
  });
  vi.spyOn(api.storage, 'upload').mockImplementation(() => new Promise((resolve) => void (arrive = resolve)));
});

afterEach(async () => {
  // Nothing listens for what is over.
  arrive?.('mara/harbour.mp4');
  answer?.({ taskId: 'one' });
  await Promise.all(onTheirWay);
  cleanup();
  sessionStorage.clear();
});

/** The port of a studio that is opened. */
function open(): StudioPort {
  let own: StudioPort;
  function Page() {
    auth = useAuth();
    own = useCutOffUpload(api);
    return null;
  }
  render(
    <StudioApiProvider api={api}>
      <AuthProvider>
        <Page />
      </AuthProvider>
    </StudioApiProvider>,
  );
  return own!;
}

const upload = (own: StudioPort) =>
  void onTheirWay.push(own.storage.upload(new Blob(['a long clip']), { name: 'harbour.mp4' }));
const submit = (own: StudioPort, onProgress?: () => void) =>
  void onTheirWay.push(
    own.generate.submit(request, { idempotencyKey: 'once', ...(onProgress && { onProgress }) }),
  );
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const leave = () => act(() => void dispatchEvent(new Event('pagehide')));

/** What the next page says, where these jobs are known. */
async function saidAfter(jobs: readonly Job[] = []): Promise<'nothing' | 'unsent' | 'unanswered'> {
  cleanup();
  function Bar() {
    useCutOffNews(jobs);
    return <ToastRegion queue={useToasts()} />;
  }
  render(
    <ToastsProvider>
      <Bar />
    </ToastsProvider>,
  );
  // What is said comes late.
  await act(() => import('../../activity/cutOffSaid.ts'));
  const is = (told: keyof typeof cutOffWords) => screen.queryByText(cutOffWords[told].title) !== null;
  return is('unsent') ? 'unsent' : is('unanswered') ? 'unanswered' : 'nothing';
}

describe('a page that is left while something is on its way', () => {
  it('is asked about first while a file goes up, also when its studio was left before, and no longer once it is there', async () => {
    const own = open();
    expect(isAsked()).toBe(false);
    upload(own);
    expect(isAsked()).toBe(true);
    cleanup();
    expect(isAsked()).toBe(true);
    arrive('mara/harbour.mp4');
    await Promise.all(onTheirWay);
    expect(isAsked()).toBe(false);
  });

  it('is asked about while a request goes out, and no longer once all of it is out, though it is sent once more', () => {
    submit(open(), () => {});
    sent(0.5);
    expect(isAsked()).toBe(true);
    for (const share of [1, 0.5]) sent(share);
    expect(isAsked()).toBe(false);
  });

  it('is asked about until what is small was answered', async () => {
    submit(open());
    expect(isAsked()).toBe(true);
    answer({ taskId: 'one' });
    await Promise.all(onTheirWay);
    expect(isAsked()).toBe(false);
  });

  it('says on the next one that nothing was started, once, where not all of it was out', async () => {
    upload(open());
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
      const own = open();
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
    const own = open();
    upload(own);
    arrive('mara/harbour.mp4');
    submit(own);
    answer({ taskId: 'one' });
    await Promise.all(onTheirWay);
    leave();
    expect(await saidAfter()).toBe('nothing');
  });
});

it('to a studio whoever signed out has gone, and whose session lapsed has not', async () => {
  const own = open();
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
