// @vitest-environment happy-dom
import { initialValues, ultimateUpscale, type DeviceResult } from '@kinora/contract';
import { createFakeStudioApi, mediaFileFixture } from '@kinora/contract/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { AuthProvider } from '../../account/AuthProvider.tsx';
import { DeviceEnginesProvider } from '../../device/DeviceEnginesProvider.tsx';
import { draftStorage, visitor } from '../../drafts/draftStorage.ts';
import { draftStore } from '../../drafts/draftStore.ts';
import { DraftsProvider } from '../../drafts/DraftsProvider.tsx';
import { createQueryClient } from '../../queries/createQueryClient.ts';
import { createRouter } from '../../router/createRouter.ts';
import { memoryTrail } from '../../router/memoryTrail.ts';
import type { Route } from '../../router/Route.ts';
import { RouterProvider } from '../../router/RouterProvider.tsx';
import { StudioApiProvider } from '../../StudioApiProvider.tsx';
import { memorySession } from '../../tabSession.ts';
import { filesInMemory } from '../../testing/filesInMemory.ts';
import { ToastsProvider } from '../../toasts.tsx';
import { DeviceScreen } from './DeviceScreen.tsx';

afterEach(cleanup);

const route = (path: string): Route => ({
  path,
  screen: { title: path, access: 'open' },
  load: async () => ({ Component: () => null }),
});

it('leaving asks first while the device is at work, and no longer once it failed (A241)', async () => {
  const storage = draftStorage({ session: memorySession(), fileStorage: filesInMemory() });
  draftStore(storage, visitor).save(ultimateUpscale, {
    ...initialValues(ultimateUpscale),
    image: mediaFileFixture({ name: 'north.png' }),
  });
  let fail = () => {};
  const work = new Promise<DeviceResult>((_, reject) => {
    fail = () => reject(new Error('No room.'));
  });
  const router = createRouter(['/ultimate-upscale', '/', '*'].map(route), memoryTrail('/ultimate-upscale'));
  await router.ready;
  render(
    <RouterProvider router={router}>
      <StudioApiProvider api={createFakeStudioApi({ scenario: { isVisitor: true } })}>
        <QueryClientProvider client={createQueryClient()}>
          <AuthProvider>
            <DraftsProvider storage={storage}>
              <DeviceEnginesProvider engines={() => ({ run: () => work })}>
                <ToastsProvider>
                  <DeviceScreen tool={ultimateUpscale} />
                </ToastsProvider>
              </DeviceEnginesProvider>
            </DraftsProvider>
          </AuthProvider>
        </QueryClientProvider>
      </StudioApiProvider>
    </RouterProvider>,
  );
  await screen.findByRole('img', { name: /north\.png/ });
  await userEvent.click(screen.getByRole('button', { name: 'Upscale' }));
  await act(async () => void router.navigate('/'));
  expect(router.arrived()!.place.pathname).toBe('/ultimate-upscale');
  const question = await screen.findByRole('alertdialog', { name: 'Leave and lose this?' });
  expect(question.textContent).toContain('nothing of it is kept');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await act(async () => fail());
  await act(() => router.navigate('/'));
  expect(router.arrived()!.place.pathname).toBe('/');
});
