// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { appWindow } from '../../testing/appWindow.tsx';
import { twoScreens } from '../../testing/twoScreens.tsx';
import { useAccountDeletion } from './useAccountDeletion.ts';

afterEach(cleanup);

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

/** Where somebody is after their account was deleted. */
async function placeAfter(meanwhile: string | null) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const { router, at, wrapper: Screens } = await twoScreens('/account');
  const { wrapper: AppWindow } = appWindow(api);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Screens>
      <AppWindow>{children}</AppWindow>
    </Screens>
  );
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const asked = vi.spyOn(api.account, 'delete').mockReturnValue(ended);
  const { result } = renderHook(() => useAccountDeletion(), { wrapper });
  const deleted = result.current.mutateAsync({ password: mara.password });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  if (meanwhile !== null) await act(() => router.navigate(meanwhile));
  await act(async () => {
    end();
    await deleted;
  });
  return at();
}

it('whoever deleted their account is led home from its page', async () => {
  expect(await placeAfter(null)).toBe('/');
});

it('whoever went on to another page while their account was deleted stays there', async () => {
  expect(await placeAfter('/docs')).toBe('/docs');
});
