// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '../config.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { SignInPrompt } from '../account/SignInPrompt.tsx';
import { ConfigProvider } from '../ConfigProvider.tsx';
import { createRouter } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { appWindow } from '../testing/appWindow.tsx';
import { Page } from './Page.tsx';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
const config: AppConfig = { url: '', key: '', isLocal: true, checkoutHosts: [], tutorialUrls: {} };
const gated = { title: 'Characters', access: 'member' } as const;

function Form() {
  const { status, user } = useAuth();
  return (
    <>
      <p>{`${status} ${user!.user_metadata.full_name}`}</p>
      <input aria-label="Name of the character" />
    </>
  );
}
const name = () => screen.getByLabelText<HTMLInputElement>('Name of the character');
const gateTitle = { name: 'Welcome to Kinora' };

let api: ReturnType<typeof createFakeStudioApi>;

beforeEach(async () => {
  api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const router = createRouter(
    [{ path: '*', screen: gated, load: async () => ({ Component: Form }) }],
    memoryTrail('/characters'),
  );
  await router.ready;
  render(
    <ConfigProvider config={config}>
      <RouterProvider router={router}>
        <SignInPrompt>
          <main id="main">
            <Page screen={gated}>
              <Form />
            </Page>
          </main>
        </SignInPrompt>
      </RouterProvider>
    </ConfigProvider>,
    appWindow(api),
  );
  await act(async () => {});
  fireEvent.change(name(), { target: { value: 'Bruno' } });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const lapse = () => act(() => api.auth.signOut());
const comeBack = (who = mara) => act(async () => void (await api.auth.signIn(who)));
const dialog = () => screen.findByRole('dialog', gateTitle);

describe('a page of somebody whose session ends in the middle', () => {
  it('what is half typed when a session ends is kept, asked over, and gone on with (A88)', async () => {
    await lapse();
    await dialog();
    expect(name().value).toBe('Bruno');
    expect(screen.getByText('member Mara Lind')).toBeTruthy();
    await comeBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name().value).toBe('Bruno');
    expect(name().checkVisibility()).toBe(true);
  });

  it('is out of sight once they would not sign in, and is there again when they do', async () => {
    await lapse();
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(name().style.display).toBe('none'));
    await screen.findByLabelText(/^Email/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Kinora' }));
    await comeBack();
    expect(name().style.display).toBe('');
    expect(name().value).toBe('Bruno');
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
  });

  it('holds nothing of it for another person', async () => {
    await lapse();
    await dialog();
    const ada = { email: 'ada@example.com', password: 'a long password', fullName: 'Ada Vale' };
    await act(async () => {
      await api.auth.signUp(ada);
      api.world.current = [...api.world.accounts.values()].find(
        ({ session }) => session.user.email === ada.email,
      )!;
      api.world.tellAuth('SIGNED_IN');
    });
    expect(screen.getByText('member Ada Vale')).toBeTruthy();
    expect(name().value).toBe('');
  });
});
