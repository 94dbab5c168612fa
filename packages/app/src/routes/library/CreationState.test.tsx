// @vitest-environment happy-dom
import {
  generalWords,
  historyWords,
  jobWords,
  requestOf,
  initialValues,
  StudioError,
} from '@kinora/contract';
import { createFakeStudioApi, lanternTool } from '@kinora/contract/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { appWindow } from '../../testing/appWindow.tsx';
import { CreationState } from './CreationState.tsx';

const mara = { email: 'mara@example.com', password: 'correct horse', balance: 1000 };
afterEach(cleanup);

/** One that ended so, in sight. */
async function ended(status: 'failed' | 'cancelled', message?: string, hasStarted = false) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], tools: [lanternTool], jobs: 'hold' } });
  const values = { ...initialValues(lanternTool), prompt: 'A lighthouse' };
  const { taskId } = await api.generate.submit(requestOf(lanternTool, values), { idempotencyKey: 'first' });
  if (hasStarted) api.jobs.advance(taskId!, { status: 'running' });
  if (status === 'cancelled') await api.generate.cancel(taskId!);
  else api.jobs.advance(taskId!, { status, message });
  const [creation] = api.world.current!.creations;
  const retry = vi.spyOn(api.generate, 'retry');
  const { container } = render(<CreationState creation={creation!} />, appWindow(api));
  return { api, retry, creation: creation!, text: () => container.textContent };
}

it('of what failed it is said why, and once that nothing was charged', async () => {
  const { text } = await ended('failed', 'The model refused this. Nothing was charged.');
  await screen.findByText('The model refused this. Nothing was charged.');
  expect(text()).toContain(historyWords.notMade);
  expect(text()!.split(generalWords.notCharged)).toHaveLength(2);
});

it.each([
  ['cancelled in line it is said that nothing was charged', false],
  ['cancelled after its engine had started nobody says so (D36)', true],
])('of what was %s', async (_, hasStarted) => {
  const { text } = await ended('cancelled', undefined, hasStarted);
  expect(text()).toContain(historyWords.cancelled);
  expect(text()!.includes(generalWords.notCharged)).toBe(!hasStarted);
});

it.each(['failed', 'cancelled'] as const)(
  'what %s is made once more, and can be asked for no second time',
  async (status) => {
    const { api, retry, creation } = await ended(status);
    const again = screen.getByRole('button', { name: jobWords.retry });
    await userEvent.click(again);
    await screen.findByText(historyWords.triedAgain);
    expect(retry.mock.calls.map(([id]) => id)).toEqual([creation.id]);
    expect((await api.generate.running()).map(({ status: now }) => now)).toEqual(['queued']);
    await userEvent.click(again);
    expect(retry).toHaveBeenCalledTimes(1);
  },
);

it('a retry that was refused can be pressed again', async () => {
  const { retry } = await ended('failed');
  retry.mockRejectedValueOnce(new StudioError({ kind: 'Offline', message: 'You are offline.' }));
  const again = screen.getByRole('button', { name: jobWords.retry });
  await userEvent.click(again);
  await userEvent.click(again);
  await waitFor(() => expect(retry).toHaveBeenCalledTimes(2));
  await screen.findByText(historyWords.triedAgain);
});
