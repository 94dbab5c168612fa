// @vitest-environment happy-dom
import { initialValues, requestOf, veo3, type Values } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Studio } from './Studio.tsx';
import { mara } from './Studio.fixtures.tsx';

afterEach(cleanup);

/** A studio that stands open while another window of the same person begins a clip. */
async function open() {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], jobs: 'hold' } });
  const looked = vi.spyOn(api.generate, 'running');
  render(<Studio tool={veo3} api={api} onMessage={() => {}} />);
  await waitFor(() => expect(looked).toHaveBeenCalled());
  const beginElsewhere = () =>
    api.generate.submit(
      requestOf(veo3, { ...initialValues(veo3), prompt: 'A lighthouse' } as Values<typeof veo3>),
      { idempotencyKey: crypto.randomUUID() },
    );
  const lookAt = async () => {
    looked.mockClear();
    fireEvent(window, new Event('focus'));
    await Promise.allSettled(looked.mock.results.map(({ value }) => value as Promise<unknown>));
    return looked.mock.calls.length;
  };
  const prompt = await screen.findByRole('textbox', { name: /Describe/ });
  return { api, beginElsewhere, lookAt, prompt, user: userEvent.setup() };
}

const making = () => screen.queryByRole('progressbar', { name: /Generating Video/ });

describe('a clip that another window began (DECISIONS, Jobs)', () => {
  it('is under way on a stage where nothing was begun, once that is looked at', async () => {
    const { api, beginElsewhere, lookAt } = await open();
    const { taskId } = await beginElsewhere();
    await lookAt();
    await waitFor(() => expect(making()).toBeTruthy());
    api.jobs.advance(taskId!, { status: 'completed', progress: 1 });
    await screen.findByRole('button', { name: 'Create Another' });
  });

  it('keeps nobody from what they began here', async () => {
    const { beginElsewhere, lookAt, prompt, user } = await open();
    await user.type(prompt, 'A harbour');
    await beginElsewhere();
    expect(await lookAt()).toBe(0);
    expect(making()).toBeNull();
  });

  it('takes no place of what was made here', async () => {
    const { api, beginElsewhere, lookAt, prompt, user } = await open();
    await user.type(prompt, 'A harbour');
    await user.click(screen.getByRole('button', { name: /^Generate Video/ }));
    await waitFor(() => expect(making()).toBeTruthy());
    api.jobs.advance([...api.world.jobs.keys()].at(-1)!, { status: 'completed', progress: 1 });
    await screen.findByRole('button', { name: 'Create Another' });
    await beginElsewhere();
    expect(await lookAt()).toBe(0);
    expect(screen.getByRole('button', { name: 'Create Another' })).toBeTruthy();
  });
});
