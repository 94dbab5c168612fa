// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { useBillingPortal } from './useBillingPortal.ts';

const { checkOut, arrive } = vi.hoisted(() => {
  const arrivals: ((isThere: boolean) => void)[] = [];
  return {
    checkOut: vi.fn(() => new Promise<boolean>((resolve) => void arrivals.push(resolve))),
    arrive: () => arrivals.shift()!(true),
  };
});
vi.mock('./useCheckout.ts', () => ({ useCheckout: () => checkOut }));

afterEach(cleanup);

it('two presses lead to billing once, which is busy until one is there, and then again (A179)', async () => {
  const api = createFakeStudioApi();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StudioApiProvider api={api}>{children}</StudioApiProvider>
  );
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
