// @vitest-environment happy-dom
import { createImage, initialValues, requestOf, type Values } from '@kinora/contract';
import { createFakeStudioApi, onePixelPng, type FakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Studio } from './Studio/Studio.tsx';
import type { Pretence } from './pretence.ts';

afterEach(cleanup);

const mara = { email: 'mara@example.com', password: 'correct horse', included: 0, balance: 2000 };

/** A beat that is struck by hand. */
function metronome() {
  const ticks = new Set<() => void>();
  const pretence: Pretence = {
    random: () => 0.99,
    every(milliseconds, tick) {
      expect(milliseconds).toBe(300);
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
  };
  return { pretence, ticks, beat: () => act(() => [...ticks].forEach((tick) => tick())) };
}

/** A server whose engine reports how far it is, or does not. */
function server({ reports, jobs = 'complete' }: { reports: boolean; jobs?: 'complete' | 'hold' }) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], jobs } });
  const told = api.generate.capabilities;
  api.generate.capabilities = async () => {
    const { engine, tools } = await told();
    return {
      engine,
      tools: { ...tools, [createImage.id]: { ...tools[createImage.id]!, reportsProgress: reports } },
    };
  };
  return api;
}

async function press(reports = false) {
  const api = server({ reports });
  const answers: ((reply: object | Error) => void)[] = [];
  api.generate.submit = () =>
    new Promise((resolve, reject) =>
      answers.push((reply) => (reply instanceof Error ? reject(reply) : resolve(reply))),
    );
  const { pretence, ticks, beat } = metronome();
  const onMessage = vi.fn();
  render(<Studio tool={createImage} api={api} pretence={pretence} onMessage={onMessage} />);
  await screen.findByText(/^10 credits · /);
  const generate = async () => {
    fireEvent.change(document.querySelector('textarea')!, { target: { value: 'A lighthouse' } });
    fireEvent.click(screen.getByText('Generate').closest('button')!);
    await waitFor(() => expect(answers).toHaveLength(1));
  };
  await generate();
  return {
    answer: (reply: object | Error) => act(async () => answers.pop()!(reply)),
    beat,
    ticks,
    generate,
  };
}

const bar = () => document.querySelector('[role="progressbar"]');
const shown = () => Number(bar()!.getAttribute('aria-valuenow'));
const result = () => screen.queryByText('Create Another')?.closest('button') ?? null;

it('progress rises on each beat to 90, is 100 on reply, and starts anew the next time (A222)', async () => {
  const { answer, beat, generate, ticks } = await press();
  expect(shown()).toBe(0);
  beat();
  expect(shown()).toBeCloseTo(15, 0);
  for (let count = 0; count < 9; count += 1) beat();
  expect(shown()).toBe(90);

  await answer({ imageUrl: `data:image/png;base64,${onePixelPng}` });
  expect(shown()).toBe(100);
  expect(result()).toBeNull();
  beat();
  expect(bar()).toBeNull();
  expect(result()).toBeTruthy();
  expect(ticks.size).toBe(0);

  fireEvent.click(result()!);
  await generate();
  expect(shown()).toBe(0);
});

it('progress is gone at once when the reply is a failure (A227)', async () => {
  const { answer, ticks } = await press();
  await answer(new Error('No'));
  await screen.findByText('Retry');
  expect(bar()).toBeNull();
  expect(ticks.size).toBe(0);
});

it('no progress is made up where the engine reports how far it is (D33)', async () => {
  const { ticks } = await press(true);
  expect(bar()).toBeTruthy();
  expect(bar()!.getAttribute('aria-valuenow')).toBeNull();
  expect(ticks.size).toBe(0);
});

/** A page that is opened while a picture is being made. */
async function reload(api: FakeStudioApi) {
  const { pretence, beat } = metronome();
  render(<Studio tool={createImage} api={api} pretence={pretence} onMessage={() => {}} />);
  await waitFor(() => expect(bar()).toBeTruthy());
  return beat;
}

async function started(reports: boolean) {
  const api = server({ reports, jobs: 'hold' });
  const body = requestOf(createImage, { ...initialValues(createImage), prompt: 'A lighthouse' } as Values<
    typeof createImage
  >);
  const { taskId } = await api.generate.submit(body, { idempotencyKey: 'once' });
  return { api, taskId: taskId! };
}

it('what is found again after a reload is never told as less than it was (D33)', async () => {
  const { api, taskId } = await started(true);
  api.jobs.advance(taskId, { status: 'running', progress: 0.6, position: null });
  await reload(api);
  expect(shown()).toBe(60);
  cleanup();

  const silent = await started(false);
  const beat = await reload(silent.api);
  await waitFor(() => expect(shown()).toBe(90));
  beat();
  expect(shown()).toBe(90);
});
