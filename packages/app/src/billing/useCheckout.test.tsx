// @vitest-environment happy-dom
import { createFakeStudioApi, type FakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AccountDialogProps } from '../account/AccountDialog.tsx';
import { GoingOn } from '../account/GoingOn.tsx';
import { SignInPrompt } from '../account/SignInPrompt.tsx';
import { ConfigProvider } from '../ConfigProvider.tsx';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { appWindow } from '../testing/appWindow.tsx';
import { twoScreens } from '../testing/twoScreens.tsx';
import { useCheckout } from './useCheckout.ts';

vi.mock('../account/AccountDialog.tsx', () => ({
  default: ({ isOpen, onOpenChange }: AccountDialogProps) =>
    isOpen && <button onClick={() => onOpenChange(false)}>Signed in again</button>,
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
const config = {
  url: 'http://127.0.0.1:8787',
  key: '',
  isLocal: true,
  checkoutHosts: ['checkout.example'],
  tutorialUrls: {},
};

/** Where somebody pays, with what it needs around. */
async function till(api: FakeStudioApi) {
  const { wrapper: AppWindow } = appWindow(api);
  const { wrapper: Screens, router } = await twoScreens('/pricing');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Screens>
      <ConfigProvider config={config}>
        <AppWindow>
          <SignInPrompt>
            <GoingOn>{children}</GoingOn>
          </SignInPrompt>
        </AppWindow>
      </ConfigProvider>
    </Screens>
  );
  const { result } = renderHook(() => ({ checkOut: useCheckout(), plans: useStudioApi().plans }), {
    wrapper,
  });
  await act(async () => {});
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  return { ...result.current, router, assign };
}

it('a person whose session ended elsewhere is not asked to sign in behind an empty tab, and goes on to pay (A171, D25)', async () => {
  const api = createFakeStudioApi({
    scenario: {
      accounts: [mara],
      failures: { 'plans.checkout': { kind: 'NotSignedIn', message: 'Please sign in first.' } },
    },
  });
  const { checkOut, plans, assign } = await till(api);
  const tab = { opener: null, closed: false, close: () => void (tab.closed = true) };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const paying = checkOut({
    ask: () => plans.checkout({ planId: 'pro', billingCycle: 'yearly' }),
    failed: 'It failed',
  });
  const signedIn = await screen.findByRole('button', { name: 'Signed in again' });
  expect(tab.closed).toBe(true);
  api.world.failures.clear();
  fireEvent.click(signedIn);
  expect(await paying).toBe(true);
  expect(assign).toHaveBeenCalledWith('https://checkout.example/plan/pro/yearly');
});

it.each([
  ['a person who waited for it where no tab could be opened is led on to pay in the same one', null, 1],
  ['a person who went on while it was asked where to pay is not taken away from there', '/docs', 0],
])('%s (D25)', async (_what, meanwhile, times) => {
  const { checkOut, router, assign } = await till(createFakeStudioApi());
  vi.spyOn(window, 'open').mockReturnValue(null);
  let answer = (_answer: { url: string }) => {};
  const paying = checkOut({ ask: () => new Promise((resolve) => (answer = resolve)), failed: 'It failed' });
  if (meanwhile !== null) await act(() => router.navigate(meanwhile));
  answer({ url: 'https://checkout.example/plan' });
  expect(await paying).toBe(times > 0);
  expect(assign).toHaveBeenCalledTimes(times);
});
