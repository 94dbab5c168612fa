// @vitest-environment happy-dom
import { noSubscription } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAuth } from '../account/AuthProvider.tsx';
import { subscriptionKey } from '../queries/billing.ts';
import { limitsKey } from '../queries/limits.ts';
import { useToasts } from '../toasts.tsx';
import { payingWindow } from './testing/payingWindow.tsx';
import type { Checkout } from './useCheckout.ts';
import { usePurchase } from './usePurchase.ts';

// The page of payment opens beside this one as soon as the server has answered.
vi.mock('./useCheckout.ts', () => ({
  useCheckout:
    () =>
    async ({ ask, onElsewhere }: Checkout) => {
      await ask();
      onElsewhere?.({ closed: false });
    },
}));

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
const ravi = { email: 'ravi@example.com', password: 'battery staple', fullName: 'Ravi Rao' };
const opened = 'The checkout is open in another tab';
const here = 'Your credits are here';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function pay() {
  const api = createFakeStudioApi({ scenario: { accounts: [mara, ravi] } });
  const accounts = [...api.world.accounts.values()];
  const { client, wrapper } = await payingWindow(api, '/pricing');
  const idOf = ({ email }: typeof mara) =>
    accounts.find(({ session }) => session.user.email === email)!.session.user.id;
  /** As another window of this browser has it read anew. */
  const known = (who: typeof mara, credit_balance: number) => {
    client.setQueryData(subscriptionKey(idOf(who)), noSubscription);
    client.setQueryData(limitsKey(idOf(who)), { credit_balance });
  };
  known(mara, 0);
  const { result } = renderHook(
    () => ({ auth: useAuth(), toasts: useToasts(), purchase: usePurchase('credits') }),
    { wrapper },
  );
  await act(async () => {});
  const buy = (answer: Promise<{ url: string }> = Promise.resolve({ url: 'https://pay.test' })) =>
    act(async () => void result.current.purchase({ ask: () => answer, failed: 'It failed' }));
  await buy();
  return {
    api,
    buy,
    known,
    said: () => result.current.toasts.waiting.visibleToasts.map(({ content: { title } }) => title),
    signOut: () => act(() => result.current.auth.signOut()),
    signIn: ({ email, password }: typeof mara) =>
      act(async () => void (await result.current.auth.signIn({ email, password }))),
    lapse: () => act(() => api.auth.signOut()),
  };
}

describe('a purchase that somebody left to pay in another tab (A189, A192)', () => {
  it('a purchase in another tab is told to who bought it', async () => {
    const { known, said } = await pay();
    expect(said()).toEqual([opened]);
    known(mara, 3500);
    expect(said()).toEqual([here]);
  });

  it('of several purchases in other tabs the last one alone is followed', async () => {
    const { buy, known, said } = await pay();
    known(mara, 1000);
    await buy();
    expect(said()).toEqual([opened]);
    known(mara, 1000);
    expect(said()).toEqual([opened]);
  });

  it('a purchase in another tab is followed no more when they sign out before paying, and what was said of it goes with them', async () => {
    const { known, said, signOut } = await pay();
    await signOut();
    expect(said()).toEqual([]);
    known(mara, 3500);
    expect(said()).toEqual([]);
  });

  it('a purchase in another tab is never told to who signs in after them', async () => {
    const { known, said, signIn, signOut } = await pay();
    await signOut();
    await signIn(ravi);
    known(mara, 3500);
    known(ravi, 3500);
    expect(said()).toEqual([]);
  });

  it('a purchase is not followed for who went while the server was asked where it is paid', async () => {
    const { buy, said, signIn, signOut } = await pay();
    let answer = (_where: { url: string }) => {};
    await buy(new Promise((resolve) => (answer = resolve)));
    await signOut();
    await signIn(ravi);
    await act(async () => answer({ url: 'https://pay.test' }));
    expect(said()).toEqual([]);
  });

  it('a purchase in another tab is followed on where the session ended by itself and they are back', async () => {
    const { known, said, signIn, lapse } = await pay();
    await lapse();
    expect(said()).toEqual([opened]);
    await signIn(mara);
    known(mara, 3500);
    expect(said()).toEqual([here]);
  });
});
