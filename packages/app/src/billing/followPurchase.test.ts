// @vitest-environment happy-dom
import { noSubscription, type StudioApi } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { createToastQueue } from '@kinora/design-system';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscriptionKey } from '../queries/billing.ts';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { limitsKey } from '../queries/limits.ts';
import { tellCheckoutLeft } from './checkoutLeft.ts';
import { followPurchase } from './followPurchase.ts';
import type { WayToPay } from './wayToPay.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

beforeEach(() => void vi.useFakeTimers());
const leaving = new Set<AbortController>();
afterEach(() => {
  for (const over of leaving) over.abort();
  leaving.clear();
  vi.useRealTimers();
});

const opened = 'The checkout is open in another tab';
const here = 'Your credits are here';

function leave(had: WayToPay['had'] = { balance: 0 }) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const account = api.world.accounts.values().next().value!;
  const userId = account.session.user.id;
  const client = createQueryClient();
  client.setQueryData(subscriptionKey(userId), noSubscription);
  client.setQueryData(limitsKey(userId), { credit_balance: 0 });
  const toasts = createToastQueue();
  const from = { href: '/wan-i2v', title: 'WAN image to video' };
  const limits = vi.spyOn(api.credits, 'limits');
  const over = new AbortController();
  leaving.add(over);
  const tab = { closed: false };
  const way: WayToPay = { userId, bought: 'credits', from, had };
  followPurchase({ api: api as StudioApi, client, toasts, way, tab, until: over.signal });
  return {
    account,
    limits,
    way,
    closeTab: () => void (tab.closed = true),
    end: () => over.abort(),
    said: () => toasts.waiting.visibleToasts.map(({ content: { title } }) => title),
    /** As another window of this browser has it read anew. */
    known: (credit_balance: number) => client.setQueryData(limitsKey(userId), { credit_balance }),
    lookedAt: async (milliseconds = 0) => {
      dispatchEvent(new Event('focus'));
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
  };
}

describe('the window that somebody left to pay in another tab (A189, A192, D25)', () => {
  it('a window that was left to pay says where that goes on as long as it does, and then once that the credits are here', async () => {
    const { said, known } = leave();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(said()).toEqual([opened]);
    known(0);
    expect(said()).toEqual([opened]);
    known(3500);
    expect(said()).toEqual([here]);
    known(7000);
    expect(said()).toEqual([here]);
  });

  it('a window that was left to pay asks when it is looked at again, though no tab ever came back', async () => {
    const { account, limits, said, lookedAt } = leave();
    account.balance = 1000;
    expect(limits).not.toHaveBeenCalled();
    await lookedAt();
    expect(said()).toEqual([here]);
    limits.mockClear();
    await lookedAt(60_000);
    expect(limits).not.toHaveBeenCalled();
  });

  it('a window that was left to pay insists on nothing that was not paid, and tells it when it comes later', async () => {
    const { account, said, lookedAt } = leave();
    await lookedAt(60_000);
    expect(said()).toEqual([]);
    account.balance = 1000;
    await lookedAt();
    expect(said()).toEqual([here]);
  });

  it('a window that was left to pay promises no credits where it is not known how many there were before', () => {
    const { said, known } = leave({});
    known(3500);
    expect(said()).toEqual([opened]);
  });

  it('a checkout is said to be open no longer once its tab is closed, and what was paid in it is told when it comes', async () => {
    const { account, limits, said, lookedAt, closeTab } = leave();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(limits).not.toHaveBeenCalled();
    closeTab();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    account.balance = 1000;
    await lookedAt();
    expect(said()).toEqual([here]);
  });

  it('what was paid is said at once where the tab of the checkout was closed after that', async () => {
    const { account, said, closeTab } = leave();
    account.balance = 1000;
    closeTab();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(said()).toEqual([here]);
  });

  it('a checkout is said to be open no longer once it was left in its tab, and another one still is', async () => {
    const { said, way } = leave();
    tellCheckoutLeft({ ...way, bought: 'plan' });
    tellCheckoutLeft({ ...way, userId: 'somebody else' });
    await vi.waitFor(() => expect(said()).toEqual([opened]));
    tellCheckoutLeft(way);
    await vi.waitFor(() => expect(said()).toEqual([]));
  });

  it('a window whose following of a purchase is over takes back what it said, and says and asks nothing more', async () => {
    const { account, limits, said, known, lookedAt, end } = leave();
    end();
    expect(said()).toEqual([]);
    known(3500);
    account.balance = 1000;
    await lookedAt(60_000);
    expect(said()).toEqual([]);
    expect(limits).not.toHaveBeenCalled();
  });

  it('a window whose following of a purchase is over takes back that the credits are here, too', () => {
    const { said, known, end } = leave();
    known(3500);
    expect(said()).toEqual([here]);
    end();
    expect(said()).toEqual([]);
  });
});
