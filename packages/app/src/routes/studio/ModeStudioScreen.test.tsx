// @vitest-environment happy-dom
import { studios } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draftStorage } from '../../drafts/draftStorage.ts';
import { memorySession } from '../../tabSession.ts';
import { filesInMemory } from '../../testing/filesInMemory.ts';
import { AppProviders } from '../../providers.tsx';
import { createRouter } from '../../router/createRouter.ts';
import { memoryTrail } from '../../router/memoryTrail.ts';
import { CurrentScreen, RouterProvider } from '../../router/RouterProvider.tsx';
import ModeStudioScreen from './ModeStudioScreen.tsx';

const api = createFakeStudioApi({ scenario: { isVisitor: true } });
// What a studio stands in is not what is looked at.
vi.mock('./useStudioEnvironment.ts', () => ({
  useStudioEnvironment: () => ({ api, onMessage: () => {}, companion: () => null }),
}));
afterEach(cleanup);

const kling = studios.filter((each) => each.runs === 'server').find(({ modes }) => modes.length > 2)!;

/** The studio on its page, and the trail that leads there. */
async function openStudio() {
  const trail = memoryTrail('/kling-ai');
  const Component = () => <ModeStudioScreen studio={kling} />;
  const screenOf = { title: kling.title, access: 'open' } as const;
  const router = createRouter(
    [{ path: '/kling-ai', screen: screenOf, load: async () => ({ Component }) }],
    trail,
  );
  const around = {
    api,
    config: {},
    client: new QueryClient(),
    drafts: draftStorage({ session: memorySession(), fileStorage: filesInMemory() }),
    engines: () => ({}),
  } as unknown as Omit<Parameters<typeof AppProviders>[0], 'children'>;
  await router.ready;
  render(
    <AppProviders {...around}>
      <RouterProvider router={router}>
        <CurrentScreen />
      </RouterProvider>
    </AppProviders>,
  );
  const tab = (mode = first) => screen.getByRole('tab', { name: mode.title });
  const isOpen = (mode = first) => tab(mode).getAttribute('aria-selected') === 'true';
  return { trail, tab, isOpen };
}

const [first, second, third] = kling.modes;

it('Back leads to the mode before, one after the other', async () => {
  const { trail, tab, isOpen } = await openStudio();
  for (const mode of [second, third]) {
    await userEvent.click(tab(mode));
    await waitFor(() => expect(isOpen(mode)).toBe(true));
  }
  act(() => trail.step(-1));
  await waitFor(() => expect(isOpen(second)).toBe(true));
  act(() => trail.step(-1));
  await waitFor(() => expect(isOpen(first)).toBe(true));
});

it('Back leads past the modes that arrow keys passed, to the one before the first of them', async () => {
  const { trail, tab, isOpen } = await openStudio();
  await userEvent.click(tab(second));
  await waitFor(() => expect(isOpen(second)).toBe(true));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(isOpen(third)).toBe(true));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(isOpen(kling.modes[4])).toBe(true));
  act(() => trail.step(-1));
  await waitFor(() => expect(isOpen(second)).toBe(true));
  act(() => trail.step(-1));
  await waitFor(() => expect(isOpen(first)).toBe(true));
});
