// @vitest-environment happy-dom
import { generalWords, inlineLimit, premiumMultiImage, StudioError, wanImageToVideo } from '@kinora/contract';
import { createFakeStudioApi, lanternTool, mediaFileFixture, type Scenario } from '@kinora/contract/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DraftStore } from '../draftStore.ts';
import { Studio } from './Studio.tsx';
import { draftOf, mara, wanDraft } from './Studio.fixtures.tsx';

const offline = { kind: 'Offline', message: generalWords.offline } as const;

const open = (scenario: Scenario = {}, drafts: DraftStore = draftOf(wanDraft(mediaFileFixture()))) => {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], ...scenario } });
  const submit = vi.spyOn(api.generate, 'submit');
  const upload = vi.spyOn(api.storage, 'upload');
  const onSignInRequested = vi.fn();
  render(
    <Studio
      tool={wanImageToVideo}
      api={api}
      drafts={drafts}
      onMessage={() => {}}
      onSignInRequested={onSignInRequested}
    />,
  );
  return { api, submit, upload, onSignInRequested, user: userEvent.setup() };
};

const press = async (user: ReturnType<typeof userEvent.setup>) => {
  await screen.findByRole('textbox', { name: /Describe/ });
  await user.click(await screen.findByRole('button', { name: /Generate Video/ }));
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what the server accepted', () => {
  it('is looked for again when it is lost from sight, and never sent or charged again', async () => {
    const { api, submit, user } = open({ failures: { 'creations.byId': offline } });
    await press(user);
    expect(await screen.findByText('Lost sight of this generation')).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    api.world.failures.clear();
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('button', { name: 'Create Another' })).toBeTruthy();
    expect(submit).toHaveBeenCalledTimes(1);
    expect((await api.credits.limits()).credits_used).toBe(1);
  });

  it('is said to go on while the server can’t be reached, and no longer once it can', async () => {
    const { api, user } = open({ jobs: 'hold' });
    const follow = vi.spyOn(api.generate, 'follow');
    await press(user);
    await screen.findByRole('progressbar', { name: 'Generating Video...' });
    const { onReach } = follow.mock.calls[0]![1]!;
    act(() => onReach!(false));
    // On the frame, and for who does not see it.
    expect(screen.getAllByText('No connection. What you started goes on without it.')).toHaveLength(2);
    act(() => onReach!(true));
    expect(screen.queryByText(/No connection/)).toBeNull();
  });
});

describe('an answer that never came', () => {
  it('is not said to have cost nothing, and a retry sends the same request with the same uploads', async () => {
    const large = wanDraft(mediaFileFixture({ size: inlineLimit + 1 }));
    const { submit, upload, user } = open({ failures: { 'generate.submit': offline } }, draftOf(large));
    await press(user);
    expect(await screen.findByText(/it may have been accepted/)).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    const [first, second] = submit.mock.calls;
    expect(second?.[0]).toEqual(first?.[0]);
    expect(second?.[1].idempotencyKey).toBe(first?.[1].idempotencyKey);
    expect(upload).toHaveBeenCalledTimes(1);
  });
});

describe('while the network is away', () => {
  const hasNetwork = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

  it('nothing is sent, which is said for certain, and the refusal stays once the network is back', async () => {
    const { api, submit, user } = open({ failures: { 'generate.submit': offline } });
    await screen.findByText(/credits · included, 3 of 3 left/);
    hasNetwork(false);
    await press(user);
    await screen.findByText(generalWords.offline);
    expect(screen.getByText(/^Nothing was charged/)).toBeTruthy();
    expect(screen.queryByText(/may have been accepted/)).toBeNull();

    api.world.failures.clear();
    hasNetwork(true);
    fireEvent(window, new Event('online'));
    await act(async () => {});
    expect(screen.getByText(generalWords.offline)).toBeTruthy();
    // What is said there is of the press, and as true now as it was then.
    expect(screen.queryByText(/\b(?:are|is) offline|connection is back/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Create Another' });
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('what was left open before is not made certain', async () => {
    const { user } = open({ failures: { 'generate.submit': offline } });
    await press(user);
    await screen.findByText(/it may have been accepted/);
    hasNetwork(false);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/it may have been accepted/)).toBeTruthy();
    expect(screen.queryByText(/^Nothing was charged/)).toBeNull();
  });

  it('nobody is kept from a server on the same machine, which may have accepted what it did not answer', async () => {
    const away = { kind: 'Unavailable', message: 'The server is not answering.' } as const;
    const { user } = open({ failures: { 'generate.submit': away } });
    hasNetwork(false);
    await press(user);
    expect(await screen.findByText(/it may have been accepted/)).toBeTruthy();
  });

  it('an upload is lost, not an order: nothing was charged', async () => {
    const large = wanDraft(mediaFileFixture({ size: inlineLimit + 1 }));
    const { submit, user } = open({ failures: { 'storage.upload': offline } }, draftOf(large));
    await press(user);
    expect(await screen.findByText(/^Nothing was charged/)).toBeTruthy();
    expect(submit).not.toHaveBeenCalled();
  });

  it('an order that lost its answer is left open, no more than that is said, and what was accepted is found by itself', async () => {
    const { api, submit, user } = open({ jobs: 'hold' });
    const really = api.generate.submit;
    submit.mockImplementationOnce(async (...sent) => {
      submit.mockRestore();
      await really(...sent);
      throw new StudioError(offline);
    });
    await press(user);
    expect(await screen.findByText('The connection was lost.')).toBeTruthy();
    expect(screen.getByText(/it may have been accepted/)).toBeTruthy();
    expect(screen.queryByText(generalWords.offline)).toBeNull();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('progressbar', { name: /Generating Video/ })).toBeTruthy();
    expect(screen.queryByText('The connection was lost.')).toBeNull();
  });

  it('a clip that was just done is shown by itself once the network is back', async () => {
    const { api, user } = open({ jobs: 'hold' });
    const read = vi.spyOn(api.creations, 'byId').mockRejectedValueOnce(new StudioError(offline));
    await press(user);
    await screen.findByRole('progressbar', { name: /Generating Video/ });
    api.jobs.advance([...api.world.jobs.keys()].at(-1)!, { status: 'completed', progress: 1 });
    await screen.findByRole('button', { name: 'Look again' });
    fireEvent(window, new Event('online'));
    await screen.findByRole('button', { name: 'Create Another' });
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('an upload under way', () => {
  it('is cancelled for the asking: nothing is sent, and the form is free with all that was in it', async () => {
    const large = wanDraft(mediaFileFixture({ size: inlineLimit + 1 }));
    const { submit, upload, user } = open({}, draftOf(large));
    let left: AbortSignal | undefined;
    upload.mockImplementation((_file, { onProgress, signal }) => {
      left = signal;
      onProgress?.(0.5);
      return new Promise(() => {});
    });
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(left?.aborted).toBe(true);
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /Generate Video/ }).ariaDisabled).not.toBe('true');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Describe/ }).value).toBe(large.prompt);
  });
});

describe('an answer that says nothing: no job, no result, no message', () => {
  it('an order without an answer is not said to have cost nothing, and a retry asks after the same one (D36)', async () => {
    const { submit, user } = open();
    submit.mockResolvedValueOnce({});
    await press(user);
    expect(await screen.findByText(/it may have been accepted/)).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Create Another' });
    const [first, second] = submit.mock.calls;
    expect(second?.[1].idempotencyKey).toBe(first?.[1].idempotencyKey);
  });
});

it('a tool whose own words say that nothing was charged leaves that out where nobody knows it', async () => {
  const sure = { ...lanternTool, words: { ...lanternTool.words, failed: 'Not lit. Nothing was charged.' } };
  const api = createFakeStudioApi({ scenario: { accounts: [mara], tools: [sure] } });
  const submit = vi.spyOn(api.generate, 'submit').mockResolvedValueOnce({});
  const onMessage = vi.fn();
  render(<Studio tool={sure} api={api} drafts={draftOf({ prompt: 'A lighthouse' })} onMessage={onMessage} />);
  await screen.findByDisplayValue('A lighthouse');
  await userEvent.click(screen.getByRole('button', { name: /Light it/ }));
  expect(await screen.findByText('Not lit.')).toBeTruthy();
  submit.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  expect(await screen.findByText('Not lit.')).toBeTruthy();
  expect(onMessage).not.toHaveBeenCalled();
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
});

describe('an api that breaks in its own way', () => {
  it('is not believed to have charged nothing, and a retry is the same generation', async () => {
    const { submit, user } = open();
    submit.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press(user);
    expect(await screen.findByText(/it may have been accepted/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    const [first, second] = submit.mock.calls;
    expect(second?.[1].idempotencyKey).toBe(first?.[1].idempotencyKey);
  });
});

describe('a product that gives no more than it must', () => {
  it('has a visitor’s press answered', async () => {
    const api = createFakeStudioApi({ scenario: { accounts: [mara], isVisitor: true } });
    render(<Studio tool={wanImageToVideo} api={api} drafts={draftOf(wanDraft(mediaFileFixture()))} />);
    await press(userEvent.setup());
    expect(await screen.findByText('Please sign in to go on.')).toBeTruthy();
  });

  it('may show one tool after another in one place', async () => {
    const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
    const { rerender } = render(<Studio tool={wanImageToVideo} api={api} onMessage={() => {}} />);
    rerender(<Studio tool={premiumMultiImage} api={api} onMessage={() => {}} />);
    expect(await screen.findByRole('heading', { name: premiumMultiImage.title })).toBeTruthy();
  });
});

describe('the form', () => {
  it('keeps what was typed while a stored draft was still on its way', async () => {
    let deliver = (_draft: object) => {};
    const late: DraftStore = {
      load: () => new Promise((resolve) => (deliver = resolve as typeof deliver)),
      save: () => {},
      clear: () => {},
    };
    const api = createFakeStudioApi({ scenario: { accounts: [mara], tools: [lanternTool] } });
    render(<Studio tool={lanternTool} api={api} drafts={late} onMessage={() => {}} />);
    const scene = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Scene/ });
    await userEvent.type(scene(), 'Typed now');
    deliver({ prompt: 'Stored long ago', slides: 4 });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Slides' }).value).toBe('4'),
    );
    expect(scene().value).toBe('Typed now');
  });

  it('a press is taken once, and seen to wait under the same words and price, until it is known who is there', async () => {
    const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
    const submit = vi.spyOn(api.generate, 'submit');
    const onSignInRequested = vi.fn();
    const onPressHeld = vi.fn();
    const refresh = () => api.credits.limits();
    const studio = (status: 'loading' | 'member') => (
      <Studio
        tool={wanImageToVideo}
        api={api}
        drafts={stored}
        account={{ status, limits: null, refresh }}
        onMessage={() => {}}
        onSignInRequested={onSignInRequested}
        onPressHeld={onPressHeld}
      />
    );
    const stored = draftOf(wanDraft(mediaFileFixture()));
    const { rerender } = render(studio('loading'));
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: /Generate Video/ });
    const { innerText } = button;
    await press(user);
    expect(button.dataset['pending']).toBe('true');
    expect(button.innerText).toBe(innerText);
    await press(user);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onPressHeld).toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(onSignInRequested).not.toHaveBeenCalled();
    rerender(studio('member'));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(button.dataset['pending']).toBeUndefined();
  });

  it('says on its button that files go up, as the stage does', async () => {
    const large = wanDraft(mediaFileFixture({ size: inlineLimit + 1 }));
    const { api, upload, user } = open({ jobs: 'hold' }, draftOf(large));
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    upload.mockImplementationOnce(async (...sent) => {
      await held;
      upload.mockRestore();
      return api.storage.upload(...sent);
    });
    await press(user);
    expect(await screen.findByRole('button', { name: /^Uploading\.\.\./ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Generating/ })).toBeNull();
    goOn();
    expect(await screen.findByRole('button', { name: /^Generating Video\.\.\./ })).toBeTruthy();
  });

  it('leaves the focus of a page that was only just opened alone when it finds a job', async () => {
    const { api, user } = open({ jobs: 'hold' });
    await press(user);
    await screen.findByRole('progressbar', { name: /Generating Video/ });
    cleanup();
    render(<Studio tool={wanImageToVideo} api={api} onMessage={() => {}} />);
    await screen.findByRole('progressbar', { name: /Generating Video/ });
    expect(document.activeElement).toBe(document.body);
  });

  it('takes the focus to the stage when the pressed button can no longer have it', async () => {
    const { user } = open({ jobs: 'hold' });
    await press(user);
    await screen.findByRole('progressbar', { name: /Generating Video/ });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Input and result');
  });
});
