// @vitest-environment happy-dom
import { routes, studioPages, type AuthEvent } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRouter, type Router } from '../router/createRouter.ts';
import { memoryTrail } from '../router/memoryTrail.ts';
import { hrefOf } from '../router/place.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { useToasts } from '../toasts.tsx';
import { appWindow } from '../testing/appWindow.tsx';
import type { MailReturn } from './mailReturn.ts';
import { keepPlace } from './placeBeforeMail.ts';
import { useMailReturn } from './useMailReturn.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The locks that other tabs of this browser hold. */
const otherTabsHold = (...held: string[]) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: { request: vi.fn<() => void>(), query: async () => ({ held: held.map((name) => ({ name })) }) },
  });
const elsewhere = () => screen.queryAllByText(/What you filled in is in the tab where you signed up/).length;

function Page({ mailReturn }: { mailReturn: MailReturn }) {
  useMailReturn(mailReturn);
  return <ToastRegion queue={useToasts()} />;
}

const screenOfAll = { title: 'Anywhere', access: 'open' } as const;
const everywhere = { path: '*', screen: screenOfAll, load: async () => ({ Component: () => null }) };
let trail = memoryTrail('/');

const titlesAfter = async (
  mailReturn: MailReturn,
  event: AuthEvent = 'SIGNED_IN',
  at = '/',
  meanwhile: (router: Router) => Promise<unknown> = async () => {},
) => {
  trail = memoryTrail(at);
  const router = createRouter([everywhere], trail);
  await router.ready;
  render(
    <RouterProvider router={router}>
      <Page mailReturn={mailReturn} />
    </RouterProvider>,
    appWindow(api),
  );
  await act(async () => {});
  await act(() => meanwhile(router));
  await act(async () => api.world.tellAuth(event));
  return screen
    .queryAllByText(/^(Email confirmed|You are signed in already|This link did not work)$/)
    .map(({ textContent }) => textContent);
};

describe('coming back by a link in a mail (D29)', () => {
  it('a link in a mail is confirmed, once, when the server took its token', async () => {
    const { access_token } = api.world.current!.session;
    expect(await titlesAfter({ kind: 'confirming', accessToken: access_token })).toEqual(['Email confirmed']);
  });

  it('a link in a mail goes on to where one was going when one signed up, once, and nowhere if it did not work', async () => {
    const { access_token } = api.world.current!.session;
    keepPlace('/kling-ai?mode=effects');
    await titlesAfter({ kind: 'failed', why: 'expired' });
    expect(hrefOf(trail.here())).toBe('/');
    await titlesAfter({ kind: 'confirming', accessToken: access_token });
    expect(hrefOf(trail.here())).toBe('/kling-ai?mode=effects');
    await titlesAfter({ kind: 'confirming', accessToken: access_token });
    expect(hrefOf(trail.here())).toBe('/');
  });

  it('a link in a mail takes nobody back who went on before it was confirmed, then or later', async () => {
    const { access_token: accessToken } = api.world.current!.session;
    keepPlace('/pricing');
    api.world.current = null;
    const goOn = async (router: Router) => {
      await router.navigate('/docs');
      await api.auth.signIn(mara);
    };
    const titles = await titlesAfter({ kind: 'confirming', accessToken }, 'SIGNED_IN', '/', goOn);
    expect(titles).toEqual(['Email confirmed']);
    expect(hrefOf(trail.here())).toBe('/docs');
    await titlesAfter({ kind: 'confirming', accessToken });
    expect(hrefOf(trail.here())).toBe('/');
  });

  it.each([
    [
      'a studio whose tab is still open: that the work is there',
      studioPages.wan.path,
      ['kinora-place-before-mail'],
      1,
    ],
    ['a studio whose tab was closed: nothing of it', studioPages.wan.path, [], 0],
    ['a page that nothing is filled in on: nothing of it', '/pricing', ['kinora-place-before-mail'], 0],
  ])('a link in a mail says to who signed up from %s', async (_case, place, held, times) => {
    otherTabsHold(...held);
    keepPlace(place);
    const { access_token } = api.world.current!.session;
    const titles = await titlesAfter({ kind: 'confirming', accessToken: access_token });
    expect(titles).toEqual(['Email confirmed']);
    expect(elsewhere()).toBe(times);
  });

  it('nothing is said of a link in a mail whose token the server did not take, though somebody is signed in', async () => {
    expect(await titlesAfter({ kind: 'confirming', accessToken: 'x' })).toEqual([]);
  });

  it('a link in a mail sends nobody who is signed in to sign in', async () => {
    expect(await titlesAfter({ kind: 'failed', why: 'expired' })).toEqual(['You are signed in already']);
    expect(screen.queryByText(/Sign in, or/)).toBeNull();
  });

  it('nothing is said of a used link in a mail where a new password is chosen: that form is open to who is signed in (D37)', async () => {
    const used = { kind: 'failed', why: 'expired' } as const;
    expect(await titlesAfter(used, 'SIGNED_IN', routes.resetPassword.path)).toEqual([]);
  });

  it('whoever is not signed in is told that a link in a mail did not work, and what to do', async () => {
    await api.auth.signOut();
    expect(await titlesAfter({ kind: 'failed', why: 'expired' }, 'SIGNED_OUT')).toEqual([
      'This link did not work',
    ]);
    expect(
      screen.getByText(
        'This link has expired or was used before. Sign in, or sign up again to get a new one.',
      ),
    ).toBeDefined();
  });
});
