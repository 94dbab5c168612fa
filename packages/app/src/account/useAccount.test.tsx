// @vitest-environment happy-dom
import { StudioError, type StudioApi } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { appWindow } from '../testing/appWindow.tsx';
import { useAccount } from './useAccount.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
afterEach(cleanup);

it('what is to spend and could not be read is told from what is not known yet, until it is read', async () => {
  const fake = createFakeStudioApi({
    scenario: {
      accounts: [mara],
      failures: { 'credits.limits': { kind: 'Refused', message: 'Broken' } },
    },
  });
  const { result } = renderHook(useAccount, appWindow(fake));
  expect(result.current.isUnread).toBe(false);
  await vi.waitFor(() => expect(result.current.isUnread).toBe(true));
  fake.world.failures.clear();
  await act(() => result.current.refresh());
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ isUnread: false, limits: { credits_remaining: 3 } }),
  );
});

it('what is to spend and could not be read stays told as that while it is asked for again, so that the button that asks stays', async () => {
  const fake = createFakeStudioApi({
    scenario: {
      accounts: [mara],
      failures: { 'credits.limits': { kind: 'Refused', message: 'Broken' } },
    },
  });
  const { result } = renderHook(useAccount, appWindow(fake));
  await vi.waitFor(() => expect(result.current.isUnread).toBe(true));
  expect(result.current.isAskedAgain).toBe(false);
  let fail: (problem: Error) => void = () => {};
  vi.spyOn(fake.credits, 'limits').mockImplementation(() => new Promise((_answer, no) => (fail = no)));
  let asked: Promise<unknown> = Promise.resolve();
  await act(async () => void (asked = result.current.refresh()));
  await vi.waitFor(() => expect(result.current.isAskedAgain).toBe(true));
  expect(result.current.isUnread).toBe(true);
  await act(async () => {
    fail(new StudioError({ kind: 'Refused', message: 'Broken still' }));
    await asked;
  });
  await vi.waitFor(() => expect(result.current.isAskedAgain).toBe(false));
  expect(result.current.isUnread).toBe(true);
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
  const { result } = renderHook(useAccount, appWindow(api));
  await act(async () => {});
  expect(asked).toBe(1);
  const limits = await act(() => result.current.refresh());
  expect(limits).toMatchObject({ credits_remaining: 3 });
  expect(asked).toBe(2);
});
