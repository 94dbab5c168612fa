// @vitest-environment happy-dom
import type { AuthApi, StudioApi } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ConfigProvider } from '../ConfigProvider.tsx';
import { createRouter } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { appWindow } from '../testing/appWindow.tsx';
import { useToasts } from '../toasts.tsx';
import { placeKept } from './placeBeforeMail.ts';
import { useAccountForms } from './useAccountForms.ts';

afterEach(cleanup);

const config = { url: '', key: '', isLocal: true, checkoutHosts: [], tutorialUrls: {} };

/** The forms before a server that mails once, and then no more. */
async function mailsOnce() {
  const fake = createFakeStudioApi({ scenario: { isVisitor: true } });
  let mails = 0;
  const mail = async () => {
    mails += 1;
    if (mails > 1) throw new Error('Only after 60 seconds.');
  };
  const auth: AuthApi = { ...fake.auth, requestPasswordReset: mail, resendConfirmation: mail };
  return formsBefore({ ...fake, auth });
}

async function formsBefore(api: StudioApi) {
  const screen = { title: 'Characters', access: 'member' } as const;
  const route = { path: '*', screen, load: async () => ({ Component: () => null }) };
  const router = createRouter([route], memoryTrail('/characters?new=1'));
  await router.ready;
  const { wrapper: AppWindow } = appWindow(api);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConfigProvider config={config}>
      <AppWindow>
        <RouterProvider router={router}>{children}</RouterProvider>
      </AppWindow>
    </ConfigProvider>
  );
  const { result, rerender } = renderHook(
    ({ isOpen }) => ({ ...useAccountForms({ isOpen }), toasts: useToasts() }),
    { wrapper, initialProps: { isOpen: true } },
  );
  await act(async () => {});
  return {
    get current() {
      return result.current;
    },
    told: () => result.current.toasts.waiting.visibleToasts.map(({ content }) => content.title),
    close: () => act(async () => rerender({ isOpen: false })),
  };
}

const email = 'mara@example.com';

it('a link that is refused the second time is not said to be on its way', async () => {
  const forms = await mailsOnce();
  await act(async () => forms.current.onPasswordResetRequested!({ email }));
  expect(forms.current).toMatchObject({ isResetMailed: true, problem: null });
  await act(async () => forms.current.onPasswordResetRequested!({ email }));
  expect(forms.current.problem).not.toBeNull();
  expect(forms.current.isResetMailed).toBe(false);
});

it('a confirmation that is refused the second time is not said to be on its way either (D29)', async () => {
  const forms = await mailsOnce();
  await act(async () => forms.current.onConfirmationResendRequested!({ email }));
  expect(forms.current).toMatchObject({ confirmation: { email, isResent: true }, problem: null });
  await act(async () => forms.current.onConfirmationResendRequested!({ email }));
  expect(forms.current.problem).not.toBeNull();
  expect(forms.current.confirmation).not.toHaveProperty('isResent');
});

it('a person whose address is not confirmed yet is told so, and offered the mail again (A83, D29)', async () => {
  const message = 'Email not confirmed';
  const forms = await formsBefore(
    createFakeStudioApi({
      scenario: { isVisitor: true, failures: { 'auth.signIn': { kind: 'NotConfirmed', message } } },
    }),
  );
  await act(async () => forms.current.onSignInRequested({ email, password: 'correct horse' }));
  expect(forms.current.problem).toMatchObject({ title: 'Sign In Failed', description: message });
  expect(forms.current.confirmation).toMatchObject({ email });
});

it('a person who has to confirm their address goes on from there to where they were going (A81, A87)', async () => {
  const forms = await formsBefore(createFakeStudioApi({ scenario: { isVisitor: true } }));
  await act(async () =>
    forms.current.onSignUpRequested({ email, password: 'correct horse', fullName: 'Mara Lind' }),
  );
  expect(forms.current.confirmation).toMatchObject({ email, isNew: true });
  expect(placeKept()).toBe('/characters?new=1');
  expect(placeKept()).toBeNull();
});

/** A server that answers when it is told to, and signs in whoever did not give up by then. */
async function slowly(call: 'signIn' | 'signUp') {
  const accounts = [{ email, password: 'correct horse' }];
  const api = createFakeStudioApi({ scenario: { isVisitor: true, accounts } });
  const own = api.auth[call] as (...asked: unknown[]) => Promise<unknown>;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked = async (...given: unknown[]) => {
    await answered;
    return own(...given);
  };
  const forms = await formsBefore({ ...api, auth: { ...api.auth, [call]: asked } });
  return { api, forms, come: () => act(async () => answer()) };
}

it('a sign-in is given up by closing its dialog, whatever is answered, and nothing is said of it', async () => {
  const { api, forms, come } = await slowly('signIn');
  act(() => forms.current.onSignInRequested({ email, password: 'correct horse' }));
  expect(forms.current.isPending).toBe(true);
  await forms.close();
  await come();
  expect(await api.auth.session()).toBeNull();
  expect(forms.current).toMatchObject({ isPending: false, problem: null });
  expect(forms.told()).toEqual([]);
});

it('an account that is made after its dialog was closed is told of in passing (A81)', async () => {
  const { forms, come } = await slowly('signUp');
  act(() => forms.current.onSignUpRequested({ email, password: 'correct horse', fullName: 'Mara Lind' }));
  await forms.close();
  await come();
  expect(forms.told()).toEqual(['Account Created!']);
});
