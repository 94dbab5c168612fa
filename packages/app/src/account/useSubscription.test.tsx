// @vitest-environment happy-dom
import { noSubscription } from '@kinora/contract';
import { createFakeStudioApi, type Scenario } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { appWindow } from '../testing/appWindow.tsx';
import { useSubscription } from './useSubscription.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(scenario: Scenario) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], ...scenario } });
  const { wrapper } = appWindow(api);
  const { result } = renderHook(useSubscription, { wrapper });
  await act(async () => {});
  return result;
}

it('a subscription that can’t be checked is logged, and nobody is bothered (A91)', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const result = await open({
    failures: { 'plans.subscription': { kind: 'Unavailable', message: 'The server is not answering.' } },
  });
  await vi.waitFor(() =>
    expect(info).toHaveBeenCalledWith('Kinora: The subscription could not be checked', expect.anything()),
  );
  expect(result.current.subscription).toEqual(noSubscription);
});

it('a person who signed out has no subscription (A92)', async () => {
  const result = await open({ isVisitor: true });
  expect(result.current.subscription).toEqual(noSubscription);
});
