// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { useBillingPortal } from './useBillingPortal.ts';
import { leaveWay, wayLeft } from './wayToPay.ts';

const { checkOut, arrive } = vi.hoisted(() => {
  const arrivals: ((isThere: boolean) => void)[] = [];
  return {
    checkOut: vi.fn(() => new Promise<boolean>((resolve) => void arrivals.push(resolve))),
    arrive: () => arrivals.shift()!(true),
  };
});
vi.mock('./useCheckout.ts', () => ({ useCheckout: () => checkOut }));

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <StudioApiProvider api={createFakeStudioApi()}>{children}</StudioApiProvider>
);

it('two presses lead to billing once, which is busy until one is there, and then again (A179)', async () => {
  const { result } = renderHook(() => useBillingPortal('It failed'), { wrapper });
  act(() => {
    void result.current.open();
    void result.current.open();
  });
  expect(checkOut).toHaveBeenCalledTimes(1);
  expect(result.current.isPending).toBe(true);
  await act(async () => arrive());
  expect(result.current.isPending).toBe(false);
  act(() => void result.current.open());
  expect(checkOut).toHaveBeenCalledTimes(2);
});

it('what is changed there is not taken for what was bought before', async () => {
  const from = { href: '/wan-i2v', title: 'WAN image to video' };
  leaveWay({ userId: 'mara', bought: 'credits', from, had: { balance: 0 } });
  const { result } = renderHook(() => useBillingPortal('It failed'), { wrapper });
  act(() => void result.current.open());
  expect(wayLeft()).toBeNull();
  await act(async () => arrive());
});
