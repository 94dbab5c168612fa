// @vitest-environment happy-dom
import type { AnyTool } from '@kinora/contract';
import { createFakeStudioApi, lanternTool } from '@kinora/contract/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioModel } from '../studioModel.ts';
import { Studio } from './Studio.tsx';

const mara = { email: 'mara@example.com', password: 'correct horse', included: 0, balance: 100 };

function open() {
  const api = createFakeStudioApi({
    scenario: { accounts: [mara], tools: [lanternTool], jobs: 'hold' },
  });
  const submit = vi.spyOn(api.generate, 'submit');
  let studio: StudioModel<AnyTool> | undefined;
  const draw = () =>
    render(
      <Studio
        tool={lanternTool}
        api={api}
        onMessage={() => {}}
        companion={(model) => {
          studio = model;
          return null;
        }}
      />,
    );
  draw();
  const user = userEvent.setup();
  return {
    api,
    user,
    studio: () => studio!,
    reload: () => {
      cleanup();
      draw();
    },
    async begin(words: string) {
      await screen.findByText(/credits · balance/);
      const scene = screen.getByRole('textbox', { name: /Scene/ });
      await user.clear(scene);
      await user.type(scene, words);
      await user.click(screen.getByRole('button', { name: /Light it/ }));
      await screen.findByRole('progressbar', { name: /Lighting/ });
    },
    async end(how: { status: 'completed' } | { status: 'failed'; message: string }) {
      const { taskId } = (await submit.mock.results.at(-1)!.value) as { taskId: string };
      await act(async () => api.jobs.advance(taskId, how));
    },
  };
}

const clip = () => screen.queryByLabelText('A lighthouse', { selector: 'video' });
const shown = () => waitFor(() => expect(clip()).not.toBeNull());
const again = () => screen.getByRole('button', { name: 'Create Another' });

let opened: ReturnType<typeof open>;
beforeEach(async () => {
  opened = open();
  await opened.begin('A lighthouse');
  await opened.end({ status: 'completed' });
  await shown();
});
afterEach(cleanup);

describe('what stood on the stage before a run', () => {
  const isEmptyWith = (words: string) => {
    expect(clip()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create Another' })).toBeNull();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Scene/ }).value).toBe(words);
  };

  it('does not take the place of the empty stage when the run is cancelled, and the inputs stay', async () => {
    await opened.begin('A harbour');
    expect(clip()).toBeNull();
    await opened.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: /Light it/ });
    isEmptyWith('A harbour');
  });

  it('does not take the place of a failure, neither when the network returns nor when it was read', async () => {
    await opened.begin('A harbour');
    await opened.end({ status: 'failed', message: 'The wick was wet.' });
    await screen.findByRole('button', { name: 'Retry' });
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(clip()).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: 'Back to the inputs' }));
    expect(screen.queryByText('The wick was wet.')).toBeNull();
    isEmptyWith('A harbour');
  });

  it('is gone for good once something else was made, or the stage was cleared', async () => {
    await opened.begin('A harbour');
    await opened.end({ status: 'completed' });
    await screen.findByLabelText('A harbour', { selector: 'video' });
    act(() => opened.studio().dismiss());
    expect(document.querySelector('video')).toBeNull();
    await opened.begin('A pier');
    await opened.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: /Light it/ });
    expect(document.querySelector('video')).toBeNull();
  });
});

describe('one that was put away and is had back', () => {
  const putAway = async () => {
    const { studio } = opened;
    const { bring, dismiss } = studio();
    const creation = (await opened.api.creations.list({ sort: 'newest' })).items[0]!;
    act(() => dismiss());
    expect(clip()).toBeNull();
    return () => act(() => bring({ is: 'creation', creation }));
  };

  it('stands on the stage again, with what can be done with it', async () => {
    (await putAway())();
    await shown();
    expect(again()).toBeTruthy();
  });

  it('does not push away what was made meanwhile, nor what is being made', async () => {
    const bring = await putAway();
    await opened.begin('A harbour');
    bring();
    expect(screen.getByRole('progressbar', { name: /Lighting/ })).toBeTruthy();
    await opened.end({ status: 'completed' });
    await screen.findByLabelText('A harbour', { selector: 'video' });
    bring();
    expect(clip()).toBeNull();
  });
});

it('what was brought back leaves the stage to a run that is found under way', async () => {
  const creation = (await opened.api.creations.list({ sort: 'newest' })).items[0]!;
  await opened.begin('A harbour');
  let find = () => {};
  const held = new Promise<void>((resolve) => (find = resolve));
  const { running } = opened.api.generate;
  vi.spyOn(opened.api.generate, 'running').mockImplementationOnce(async (asked) => {
    await held;
    return running(asked);
  });
  opened.reload();
  await screen.findByText(/credits · balance/);
  act(() => opened.studio().bring({ is: 'creation', creation }));
  await shown();
  find();
  await screen.findByRole('progressbar', { name: /Lighting/ });
  expect(clip()).toBeNull();
});

describe('another one meanwhile (D36)', () => {
  const meanwhile = () => screen.getByRole('button', { name: 'Make another meanwhile' });

  it('is begun from the same form, and what was left to itself does not take the stage from it', async () => {
    const { api, begin, user, studio } = opened;
    await begin('A lighthouse');
    const [first] = await api.generate.running();
    await user.click(meanwhile());
    expect(studio().phase).toEqual({ name: 'idle' });
    expect(screen.getByRole('textbox', { name: /Scene/ })).toHaveProperty('value', 'A lighthouse');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(studio().phase).toEqual({ name: 'idle' });
    await begin('A storm');
    const running = await api.generate.running();
    expect(running).toHaveLength(2);
    expect(studio().phase).toMatchObject({ name: 'running', taskId: running[0]!.task_id });
    await act(async () => api.jobs.advance(first!.task_id, { status: 'completed' }));
    expect(studio().phase).toMatchObject({ name: 'running', taskId: running[0]!.task_id });
  });

  it('a studio that is opened anew shows what is under way, also what was left to itself', async () => {
    const { begin, user, reload } = opened;
    await begin('A lighthouse');
    await user.click(meanwhile());
    reload();
    expect(await screen.findByRole('progressbar', { name: /Lighting/ })).toBeTruthy();
  });
});
