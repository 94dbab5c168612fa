// @vitest-environment happy-dom
import type { StudioApi } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../queries/createQueryClient.ts';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { AuthProvider } from './AuthProvider.tsx';
import { useAccount } from './useAccount.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
afterEach(cleanup);

function around(api: StudioApi) {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <StudioApiProvider api={api}>
      <QueryClientProvider client={client}>
        <AuthProvider>{children}</AuthProvider>
      </QueryClientProvider>
    </StudioApiProvider>
  );
}

it('what is to spend and could not be read is told from what is not known yet, until it is read', async () => {
  const fake = createFakeStudioApi({
    scenario: {
      accounts: [mara],
      failures: { 'credits.limits': { kind: 'Refused', message: 'Broken' } },
    },
  });
  const { result } = renderHook(useAccount, { wrapper: around(fake) });
  expect(result.current.isUnread).toBe(false);
  await vi.waitFor(() => expect(result.current.isUnread).toBe(true));
  fake.world.failures.clear();
  await act(() => result.current.refresh());
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ isUnread: false, limits: { credits_remaining: 3 } }),
  );
});

it('what is to spend is asked anew, though an older answer is still on its way', async () => {
  const fake = createFakeStudioApi({ scenario: { accounts: [mara] } });
  let asked = 0;
  const api: StudioApi = {
    ...fake,
    credits: {
      ...fake.credits,
      limits: (options) => {
        asked += 1;
        return asked === 1 ? new Promise<never>(() => {}) : fake.credits.limits(options);
      },
    },
  };
  const { result } = renderHook(useAccount, { wrapper: around(api) });
  await act(async () => {});
  expect(asked).toBe(1);
  const limits = await act(() => result.current.refresh());
  expect(limits).toMatchObject({ credits_remaining: 3 });
  expect(asked).toBe(2);
});
