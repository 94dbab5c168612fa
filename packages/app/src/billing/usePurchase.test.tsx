// @vitest-environment happy-dom
import { noSubscription } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { subscriptionKey } from '../queries/billing.ts';
import { limitsKey } from '../queries/limits.ts';
import { payingWindow } from './testing/payingWindow.tsx';
import { usePurchase } from './usePurchase.ts';
import { wayLeft } from './wayToPay.ts';

const opened = vi.hoisted((): { way: unknown } => ({ way: null }));
vi.mock('./useCheckout.ts', async () => {
  const { wayLeft: left } = await import('./wayToPay.ts');
  return { useCheckout: () => async () => void (opened.way = left()) };
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('where one was and what one had is left before the tab opens, which begins with a copy of it (D25)', async () => {
  const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const userId = api.world.current!.session.user.id;
  const { client, wrapper } = await payingWindow(api, '/kling-ai?mode=effects', 'Kling AI video');
  client.setQueryData(limitsKey(userId), { credit_balance: 40 });
  client.setQueryData(subscriptionKey(userId), noSubscription);
  const { result } = renderHook(() => usePurchase('credits'), { wrapper });
  await act(async () => {});
  await act(() => result.current({ ask: () => api.credits.purchase('creator'), failed: 'It failed' }));
  expect(opened.way).toEqual({
    userId,
    bought: 'credits',
    from: { href: '/kling-ai?mode=effects', title: 'Kling AI video' },
    had: { balance: 40, subscription: noSubscription },
  });
  expect(wayLeft()).toEqual(opened.way);
});
