// @vitest-environment happy-dom
import { accountPageWords, type DeviceSession } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appWindow } from '../../testing/appWindow.tsx';
import { useToasts } from '../../toasts.tsx';
import { sessionsKey, useSessionEnding } from './useSessionEnding.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const mara = { email: 'mara@example.com', password: 'correct horse' };
const device = (id: string): DeviceSession => ({
  id,
  created_at: '2026-11-01T08:00:00.000Z',
  last_used_at: '2026-11-01T08:00:00.000Z',
  user_agent: null,
  is_current: id === 'here',
});
const meanwhile = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The devices of an account, and what is told of them. */
async function devices(...others: readonly string[]) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const account = api.world.signedIn();
  account.devices = ['here', ...(others.length > 0 ? others : ['phone', 'work'])].map(device);
  const { client, wrapper } = appWindow(api);
  client.setQueryData(sessionsKey('mara'), account.devices);
  const asked = vi.spyOn(api.account, 'endSession');
  const { result } = renderHook(() => ({ ...useSessionEnding('mara'), toasts: useToasts() }), { wrapper });
  await meanwhile();
  return {
    api,
    account,
    asked,
    press: (id: string | null) => act(() => result.current.end(id)),
    underWay: () => result.current.underWay,
    shown: () => client.getQueryData<readonly DeviceSession[]>(sessionsKey('mara'))!.map(({ id }) => id),
    told: () => result.current.toasts.waiting.visibleToasts.map(({ content }) => content.title),
  };
}

it('a double press signs one device out, though another stands under its second by then (D37)', async () => {
  const { asked, press, shown, told } = await devices();
  press('phone');
  press('phone');
  await meanwhile();
  expect(shown()).toEqual(['here', 'work']);
  press('work');
  await meanwhile();
  expect(asked.mock.calls).toEqual([['phone']]);
  expect(told()).toEqual([accountPageWords.sessionEnded]);
  await meanwhile(1000);
  press('work');
  await meanwhile();
  expect(shown()).toEqual(['here']);
});

it('two devices are signed out at once by two presses, where neither came in the place of the other (D37)', async () => {
  const { press, shown } = await devices('phone', 'work', 'tablet');
  press('phone');
  await meanwhile();
  press('tablet');
  await meanwhile();
  expect(shown()).toEqual(['here', 'work']);
});

it('one press while another is on its way signs out both, and one device is asked for once (D37)', async () => {
  const { asked, press, shown } = await devices();
  press('phone');
  press('work');
  press('phone');
  await meanwhile();
  expect(shown()).toEqual(['here']);
  expect(asked.mock.calls).toEqual([['phone'], ['work']]);
});

it.each(['phone', null])(
  'a double press on the last device does not reach %s, which stands beside it (D37)',
  async (beside) => {
    const { press, shown } = await devices();
    press('work');
    await meanwhile();
    press(beside);
    await meanwhile();
    expect(shown()).toEqual(['here', 'phone']);
  },
);

it('a device that was signed out already is gone, and no failure is told (D37)', async () => {
  const { account, press, shown, told } = await devices();
  account.devices = account.devices.filter(({ id }) => id !== 'phone');
  press('phone');
  await meanwhile();
  expect(shown()).toEqual(['here', 'work']);
  expect(told()).toEqual([accountPageWords.sessionEnded]);
});

it('a device that could not be signed out stays, it is told why, and the next press tries again (D37)', async () => {
  const { api, press, shown, told, underWay } = await devices();
  api.world.failures.set('account.endSession', { kind: 'Offline', message: 'No network.' });
  press('phone');
  await meanwhile();
  expect(shown()).toEqual(['here', 'phone', 'work']);
  expect(told()).toEqual(['No network.']);
  expect(underWay()).toEqual([]);
  api.world.failures.clear();
  press('phone');
  await meanwhile();
  expect(shown()).toEqual(['here', 'work']);
});

it('all others are signed out, and this device stays (D37)', async () => {
  const { press, shown } = await devices();
  press(null);
  await meanwhile();
  expect(shown()).toEqual(['here']);
});

it('all other devices are signed out by one press, and told of as all (D37)', async () => {
  const { press, shown, told } = await devices('phone', 'work', 'tablet');
  press(null);
  await meanwhile();
  expect(shown()).toEqual(['here']);
  expect(told()).toEqual([accountPageWords.othersEnded]);
});
