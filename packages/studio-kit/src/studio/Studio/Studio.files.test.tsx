// @vitest-environment happy-dom
import { StudioError, wanImageToVideo, wholeOf, type StudioProblem } from '@kinora/contract';
import { createFakeStudioApi, mediaFileFixture } from '@kinora/contract/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { StudioModel } from '../studioModel.ts';
import { Studio } from './Studio.tsx';

const mara = { email: 'mara@example.com', password: 'correct horse', included: 3 };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Set = StudioModel<typeof wanImageToVideo>['set'];

/** A press with a picture that the server answers so. */
async function refused(what: { readonly kind: StudioProblem['kind']; readonly field?: string }) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const problem = { ...what, message: 'Image has more than 40 megapixels.' };
  vi.spyOn(api.generate, 'submit').mockRejectedValue(
    new StudioError(problem as ConstructorParameters<typeof StudioError>[0]),
  );
  const companion = vi.fn<(studio: StudioModel<typeof wanImageToVideo>) => null>(() => null);
  render(<Studio tool={wanImageToVideo} api={api} onMessage={() => {}} companion={companion as never} />);
  await screen.findByText(/credits · included, 3 of 3 left/);
  act(() => {
    const { set } = companion.mock.lastCall![0];
    set('image', mediaFileFixture());
    set('prompt', 'Waves');
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Generate Video/ }));
  await screen.findByText(problem.message);
  return { user, set: (...given: Parameters<Set>) => act(() => companion.mock.lastCall![0].set(...given)) };
}

it.each([{ kind: 'TooLarge' }, { kind: 'Invalid', field: 'image' }] as const)(
  'a file that is $kind is not sent again: another one is offered, and the way to it has the focus',
  async (what) => {
    const { user } = await refused(what);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(screen.queryByText('Image has more than 40 megapixels.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Replace' })).toBe(document.activeElement);
  },
);

it.each([{ kind: 'TooLarge' }, { kind: 'Invalid', field: 'image' }] as const)(
  'what was said of a file that is $kind goes when another takes its place, and not when words change',
  async (what) => {
    const { set } = await refused(what);
    set('prompt', 'Waves roll in');
    expect(screen.getByText('Image has more than 40 megapixels.')).toBeTruthy();
    set('image', mediaFileFixture({ name: 'quay.png' }));
    expect(screen.queryByText('Image has more than 40 megapixels.')).toBeNull();
    expect(screen.getByRole('img', { name: /quay\.png/ })).toBeTruthy();
  },
);

const heic = () => new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' });
const explained = () => screen.findByText(/^IMG_0042\.HEIC: HEIC pictures can’t be shown here/);
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;

it('what the server said of a file goes when another is chosen, though that one is not taken', async () => {
  const { user } = await refused({ kind: 'TooLarge' });
  await user.upload(picker(), heic());
  await explained();
  expect(screen.queryByText('Image has more than 40 megapixels.')).toBeNull();
  expect(screen.getByRole('img', { name: /Image:/ })).toBeTruthy();
});

it('a file that is missing is no longer asked for beside what is wrong with the one that was chosen', async () => {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  render(<Studio tool={wanImageToVideo} api={api} onMessage={() => {}} />);
  await screen.findByText(/credits · included, 3 of 3 left/);
  const user = userEvent.setup();
  const { missing } = wanImageToVideo.inputs.image;
  const shown = () => document.querySelector('[data-input="image"] [data-part="message"]')?.textContent;
  await user.click(screen.getByRole('button', { name: /Generate Video/ }));
  expect(shown()).toBe(wholeOf(missing));
  await user.upload(picker(), heic());
  await explained();
  expect(shown()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: /Generate Video/ }));
  expect(shown()).toBe(wholeOf(missing));
});

it('what failed otherwise is tried again with the same file', async () => {
  await refused({ kind: 'Unavailable' });
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose another file' })).toBeNull();
});

it.each(['duration', undefined])('what is wrong elsewhere is not laid on the file: %s', async (field) => {
  await refused({ kind: 'Invalid', ...(field && { field }) });
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose another file' })).toBeNull();
});

it('what can be undone in a form is offered no longer than the form is there', () => {
  const onMessagesOver = vi.fn();
  const companion = vi.fn<(studio: StudioModel<typeof wanImageToVideo>) => null>(() => null);
  const { unmount } = render(
    <Studio
      tool={wanImageToVideo}
      api={createFakeStudioApi()}
      onMessage={() => {}}
      onMessagesOver={onMessagesOver}
      companion={companion as never}
    />,
  );
  const { tell } = companion.mock.lastCall![0];
  const nothing = () => {};
  tell({ tone: 'info', topic: 'said', title: 'Saved' });
  tell({ tone: 'info', topic: 'undone', title: 'Replaced', action: { label: 'Undo', onPress: nothing } });
  unmount();
  expect(onMessagesOver.mock.calls).toEqual([[{ topic: 'undone' }]]);
});

it('a press that waits for a file to be read is seen to, and no longer once nothing of that was taken', async () => {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const submit = vi.spyOn(api.generate, 'submit');
  const companion = vi.fn<(studio: StudioModel<typeof wanImageToVideo>) => null>(() => null);
  render(<Studio tool={wanImageToVideo} api={api} onMessage={() => {}} companion={companion as never} />);
  await screen.findByText(/credits · included, 3 of 3 left/);
  const button = screen.getByRole('button', { name: /Generate Video/ });
  for (const isTaken of [false, true]) {
    let end = (_isTaken: boolean) => {};
    const reading = new Promise<boolean>((resolve) => (end = resolve));
    act(() => void companion.mock.lastCall![0].awaitReading(reading));
    await userEvent.click(button);
    expect(button.dataset['pending']).toBe('true');
    expect(button.dataset['unavailable']).toBeUndefined();
    if (isTaken)
      act(() => {
        companion.mock.lastCall![0].set('image', mediaFileFixture());
        companion.mock.lastCall![0].set('prompt', 'Waves');
      });
    expect(submit).not.toHaveBeenCalled();
    await act(async () => end(isTaken));
    expect(button.dataset['pending']).toBeUndefined();
  }
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});

it('a press that waits for a file is also told of while it is not known who is there', async () => {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const companion = vi.fn<(studio: StudioModel<typeof wanImageToVideo>) => null>(() => null);
  const onPressHeld = vi.fn();
  const account = { status: 'loading' as const, limits: null, refresh: async () => null };
  render(
    <Studio
      tool={wanImageToVideo}
      {...{ api, account, onPressHeld }}
      onMessage={() => {}}
      companion={companion as never}
    />,
  );
  const button = await screen.findByRole('button', { name: /Generate Video/ });
  act(() => void companion.mock.lastCall![0].awaitReading(new Promise(() => {})));
  await userEvent.click(button);
  expect(onPressHeld).toHaveBeenCalledOnce();
});
