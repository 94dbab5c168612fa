// @vitest-environment happy-dom
import type { AnyTool } from '@kinora/contract';
import { createFakeStudioApi, lanternTool } from '@kinora/contract/testing';
import { Studio, type StudioModel } from '@kinora/studio-kit';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftStorage, type DraftStorage } from '../../drafts/draftStorage.ts';
import { draftStore } from '../../drafts/draftStore.ts';
import { formToFill } from '../../drafts/formToFill.ts';
import { memorySession } from '../../tabSession.ts';
import { filesInMemory } from '../../testing/filesInMemory.ts';
import { AppProviders } from '../../providers.tsx';
import StageMemory from './StageMemory.tsx';

const mara = { email: 'mara@example.test', password: 'a lantern', included: 0, balance: 100 };
const ilse = { email: 'ilse@example.test', password: 'a lantern', included: 0, balance: 70 };

let api: ReturnType<typeof createFakeStudioApi>;
let drafts: DraftStorage;
let studio: StudioModel<AnyTool>;
const onMessage = vi.fn();
const bringDeeds = async () => {};

/** A page that is opened in the same tab: only what the tab keeps is there. */
function open() {
  cleanup();
  onMessage.mockClear();
  const around = { api, drafts, client: new QueryClient(), config: {}, engines: () => ({}) } as unknown;
  render(
    <AppProviders {...(around as Omit<Parameters<typeof AppProviders>[0], 'children'>)}>
      <Studio
        tool={lanternTool}
        api={api}
        onMessage={onMessage}
        companion={(model) => {
          studio = model;
          return <StageMemory studio={model} bringDeeds={bringDeeds} />;
        }}
      />
    </AppProviders>,
  );
  return screen.findByText(/credits · balance/);
}

const clip = () => screen.queryByLabelText('A lighthouse', { selector: 'video' });
const shown = () => waitFor(() => expect(clip()).not.toBeNull());
const answered = (asked: { mock: { results: { value: unknown }[] } }) =>
  act(async () => void (await asked.mock.results.at(-1)!.value));
const begin = async (words: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /Scene/ }), { target: { value: words } });
  await userEvent.click(screen.getByRole('button', { name: /Light it/ }));
  await screen.findByRole('progressbar', { name: /Lighting/ });
};
const finish = () =>
  act(async () => api.jobs.advance([...api.world.jobs.keys()].at(-1)!, { status: 'completed' }));

beforeEach(async () => {
  api = createFakeStudioApi({ scenario: { accounts: [mara, ilse], tools: [lanternTool], jobs: 'hold' } });
  drafts = draftStorage({ session: memorySession(), fileStorage: filesInMemory() });
  await open();
  await begin('A lighthouse');
  await finish();
  await shown();
});
afterEach(cleanup);

it('after a reload the last result stands on the stage again, with what can be done with it, and nothing is said of it', async () => {
  await open();
  await shown();
  expect(screen.getByRole('button', { name: 'Create Another' })).toBeTruthy();
  expect(onMessage).not.toHaveBeenCalled();
});

it('a stage that was cleared stays empty, and is filled again when that is taken back', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Create Another' }));
  const { action } = onMessage.mock.lastCall![0] as { action: { onPress: () => void } };
  const asked = vi.spyOn(api.creations, 'byId');
  act(() => action.onPress());
  await open();
  await shown();
  asked.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Create Another' }));
  await open();
  expect(asked).not.toHaveBeenCalled();
  expect(clip()).toBeNull();
});

it('a result that was put away and had back stands there after a reload', async () => {
  const creation = (await api.creations.list({ sort: 'newest' })).items[0]!;
  act(() => studio.dismiss());
  expect(clip()).toBeNull();
  act(() => studio.bring({ is: 'creation', creation }));
  await open();
  await shown();
});

it('a result that was deleted elsewhere is not shown', async () => {
  await api.creations.remove((await api.creations.list({ sort: 'newest' })).items[0]!.id);
  const asked = vi.spyOn(api.creations, 'byId');
  await open();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await answered(asked);
  expect(clip()).toBeNull();
});

it('of a run that is under way the place is kept until it is found again; given up, it leaves the stage empty, also after a reload', async () => {
  const own = draftStore(drafts, (await api.auth.session())!.user.id);
  await begin('A harbour');
  const asked = vi.spyOn(api.creations, 'byId');
  expect(own.bringsResult!(lanternTool)).toBe(true);
  await open();
  await screen.findByRole('progressbar', { name: /Lighting/ });
  expect(clip()).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: /Light it/ });
  expect(clip()).toBeNull();
  expect(own.bringsResult!(lanternTool)).toBe(false);
  await open();
  expect(asked).not.toHaveBeenCalled();
  expect(clip()).toBeNull();
});

it('what was made before does not come back over a failure, also after a reload', async () => {
  await begin('A harbour');
  await act(async () =>
    api.jobs.advance([...api.world.jobs.keys()].at(-1)!, { status: 'failed', message: 'The wick was wet.' }),
  );
  await screen.findByText('The wick was wet.');
  const asked = vi.spyOn(api.creations, 'byId');
  await open();
  expect(asked).not.toHaveBeenCalled();
  expect(clip()).toBeNull();
});

it('who has begun to write before it comes is not disturbed', async () => {
  const { byId } = api.creations;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked = vi.spyOn(api.creations, 'byId').mockImplementation(async (...which) => {
    await held;
    return byId(...which);
  });
  await open();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await userEvent.type(screen.getByRole('textbox', { name: /Scene/ }), 'A pier');
  answer();
  await answered(asked);
  expect(clip()).toBeNull();
});

it('a form that was filled from elsewhere is looked at, and not what was made before', async () => {
  const own = draftStore(drafts, (await api.auth.session())!.user.id);
  const fill = await formToFill({ drafts: () => own, tell: () => {} }, lanternTool);
  fill({ prompt: 'A pier' });
  const asked = vi.spyOn(api.creations, 'byId');
  await open();
  expect(asked).not.toHaveBeenCalled();
  expect(clip()).toBeNull();
});

it('who comes next finds nothing of it', async () => {
  await act(() => api.auth.signOut());
  expect(clip()).toBeNull();
  await act(() => api.auth.signIn(ilse));
  const asked = vi.spyOn(api.creations, 'byId');
  await open();
  await screen.findByText('10 credits · balance 70');
  expect(asked).not.toHaveBeenCalled();
  await act(() => api.auth.signOut());
  await act(() => api.auth.signIn(mara));
  await open();
  expect(clip()).toBeNull();
});
