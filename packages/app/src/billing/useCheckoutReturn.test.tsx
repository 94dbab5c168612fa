// @vitest-environment happy-dom
import { noSubscription } from '@kinora/contract';
import { createFakeStudioApi, type FakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInStep } from '../queries/inStep.ts';
import { hrefOf } from '../router/place.ts';
import { useToasts, type Toasts } from '../toasts.tsx';
import { hearCheckoutLeft, tellCheckoutLeft } from './checkoutLeft.ts';
import { payingWindow } from './testing/payingWindow.tsx';
import { useCheckoutReturn } from './useCheckoutReturn.ts';
import { leaveWay, wayLeft, type WayToPay } from './wayToPay.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
const from = { href: '/wan-i2v', title: 'WAN image to video' };
const studio = 'Back to WAN image to video';
const had = { balance: 0, subscription: noSubscription };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

let toasts: Toasts;
function Pricing() {
  useCheckoutReturn();
  const queue = useToasts();
  useLayoutEffect(() => void (toasts = queue), [queue]);
  return null;
}

async function comeBack(api: FakeStudioApi, outcome: string, way: Partial<WayToPay> = {}) {
  const userId = api.world.accounts.values().next().value!.session.user.id;
  leaveWay({ userId, bought: 'credits', from, had, ...way });
  const address = `/pricing?checkout=${outcome}&billing=yearly`;
  const { client, router, trail, wrapper } = await payingWindow(api, address);
  const told: unknown[] = [];
  keepInStep(client, { postMessage: (message) => void told.push(message), addEventListener: () => {} });
  render(<Pricing />, { wrapper });
  await later(0);
  return { router, trail, told };
}
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => toasts.waiting.visibleToasts.map(({ content: { title } }) => title);
const leads = () => toasts.waiting.visibleToasts.map(({ content: { action } }) => action?.label);
const world = (isVisitor = false) => createFakeStudioApi({ scenario: { accounts: [mara], isVisitor } });
const maraIn = (api: FakeStudioApi) => api.world.accounts.values().next().value!;

describe('coming back from a checkout (A171, A192, D25)', () => {
  it('coming back from a checkout says that the credits are here, once they are read, and leads back to the studio', async () => {
    const api = world();
    maraIn(api).balance = 3500;
    await comeBack(api, 'done');
    expect(said()).toEqual(['Your credits are here']);
    expect(toasts.waiting.visibleToasts[0]!.content.description).toBe('Your balance is 3,500 credits.');
    expect(leads()).toEqual([studio]);
  });

  it('coming back from a checkout drops its word from the address in place, with no step behind, and keeps the rest', async () => {
    const { router, trail } = await comeBack(world(), 'cancelled');
    expect(hrefOf(router.arrived()!.place)).toBe('/pricing?billing=yearly');
    expect(router.arrived()!.keepsScroll).toBe(true);
    trail.step(-1);
    expect(hrefOf(trail.here())).toBe('/pricing?billing=yearly');
    expect(wayLeft()).toBeNull();
  });

  it('coming back from a checkout claims nothing before the payment was reported, and asks again with growing pauses', async () => {
    const api = world();
    const ask = vi.spyOn(api.credits, 'limits');
    await comeBack(api, 'done');
    expect(said()).toEqual(['Back from the checkout']);
    expect(leads()).toEqual([studio]);
    expect(ask).toHaveBeenCalledTimes(1);
    await later(1_000);
    expect(ask).toHaveBeenCalledTimes(2);
    await later(1_999);
    expect(ask).toHaveBeenCalledTimes(2);
    maraIn(api).balance = 1000;
    await later(1);
    expect(said()).toEqual(['Your credits are here']);
    await later(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('a payment that is not confirmed in half a minute is said to be so, and not asked for any more', async () => {
    const api = world();
    const ask = vi.spyOn(api.credits, 'limits');
    await comeBack(api, 'done');
    await later(30_000);
    expect(said()).toEqual(['The payment is not confirmed yet']);
    expect(ask).toHaveBeenCalledTimes(6);
    await later(600_000);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it('every other window asks with each look, for balance, plan and history', async () => {
    const api = world();
    const { told } = await comeBack(api, 'done');
    const { id } = maraIn(api).session.user;
    const all = ['limits', 'subscription', 'ledger'].map((what) => [what, id]);
    expect(told).toEqual(all);
    await later(1_000);
    expect(told).toEqual([...all, ...all]);
  });

  it('a question for what was bought that fails is asked again', async () => {
    const api = world();
    api.world.failures.set('credits.limits', { kind: 'Offline', message: 'No network.' });
    maraIn(api).balance = 1000;
    await comeBack(api, 'done');
    expect(said()).toEqual(['Back from the checkout']);
    api.world.failures.clear();
    await later(1_000);
    expect(said()).toEqual(['Your credits are here']);
  });

  it.each([
    ['that holds now', { plan_id: 'pro', subscription_tier: 'Pro' }, 'You are on the Pro plan'],
    ['that waits', { next_tier: 'Starter' }, 'The change of your plan is noted'],
  ])('coming back from a change of plan %s says which plan it is', async (_when, change, title) => {
    const api = world();
    maraIn(api).subscription = { ...noSubscription, subscribed: true, subscription_tier: 'Pro', ...change };
    await comeBack(api, 'done', { bought: 'plan' });
    expect(said()).toEqual([title]);
  });

  it('coming back from a checkout leads back in this tab, and offers no more where one is by then', async () => {
    const api = world();
    const { trail } = await comeBack(api, 'done');
    await act(async () => toasts.waiting.visibleToasts[0]!.content.action!.onPress());
    expect(hrefOf(trail.here())).toBe('/wan-i2v');
    maraIn(api).balance = 1000;
    await later(1_000);
    expect(said()).toEqual(['Your credits are here']);
    expect(leads()).toEqual([undefined]);
  });

  it('who left a checkout without paying is told that nothing was charged, and led back too', async () => {
    await comeBack(world(), 'cancelled');
    expect(said()).toEqual(['Nothing was bought']);
    expect(leads()).toEqual([studio]);
  });

  it.each([
    ['is told that nothing was bought', 'cancelled', 2],
    ['is told nothing of what may be paid', 'done', 1],
  ])('the window that it was opened from %s', async (_what, outcome, times) => {
    const api = world();
    const left = vi.fn();
    const over = new AbortController();
    const way = { userId: maraIn(api).session.user.id, bought: 'credits', from, had } as const;
    hearCheckoutLeft(way, left, over.signal);
    await comeBack(api, outcome);
    // What was told before this one is heard before it.
    tellCheckoutLeft(way);
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(times));
    over.abort();
  });

  it('coming back from a checkout leads nowhere from where one is, and claims nothing of what somebody else had', async () => {
    const api = world();
    maraIn(api).balance = 3500;
    await comeBack(api, 'done', { from: { href: '/pricing', title: 'Plans and pricing' } });
    expect(leads()).toEqual([undefined]);
    cleanup();
    await comeBack(api, 'done', { userId: 'somebody else' });
    await later(30_000);
    expect(said()).not.toContain('Your credits are here');
    expect(said()).not.toContain('The payment is not confirmed yet');
  });

  it('a visitor is told to sign in, and then what they bought', async () => {
    const api = world(true);
    maraIn(api).balance = 1000;
    await comeBack(api, 'done');
    expect(toasts.waiting.visibleToasts[0]!.content.description).toBe('Sign in to see what you bought.');
    await act(() => api.auth.signIn(mara));
    await later(0);
    expect(said()).toEqual(['Your credits are here']);
    await act(() => api.auth.signOut());
    await later(0);
    expect(said()).toEqual(['Your credits are here']);
  });

  it('a checkout is told of to the person who paid, and to nobody who comes after them', async () => {
    const api = world();
    await comeBack(api, 'done');
    await act(() => api.auth.signOut());
    const ask = vi.spyOn(api.credits, 'limits');
    await later(60_000);
    expect(ask).not.toHaveBeenCalled();
    expect(said()).toEqual(['Back from the checkout']);
  });

  it('another word in the address is no return from a checkout', async () => {
    const { router } = await comeBack(world(), 'paid');
    expect(said()).toEqual([]);
    expect(hrefOf(router.arrived()!.place)).toBe('/pricing?checkout=paid&billing=yearly');
    expect(wayLeft()).not.toBeNull();
  });
});
