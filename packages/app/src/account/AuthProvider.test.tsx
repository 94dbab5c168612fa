// @vitest-environment happy-dom
import { authEvents } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionKey } from '../api/sessionKey.ts';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { AuthProvider, useAuth } from './AuthProvider.tsx';
import { createLeaving } from './leaving.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Who() {
  const { status, user, lapsed, sessionEpoch, signOut } = useAuth();
  return (
    <>
      <p>{`${status} ${user?.user_metadata.full_name ?? 'nobody'} ${sessionEpoch}`}</p>
      {lapsed && <p>{`${lapsed.user_metadata.full_name} lapsed`}</p>}
      <button onClick={() => void signOut()}>Sign out</button>
    </>
  );
}
const signOut = () => act(async () => screen.getByRole('button', { name: 'Sign out' }).click());

const open = async (isVisitor: boolean) => {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], isVisitor } });
  const onSessionChanged = vi.fn<(event: { event: string }) => void>();
  render(
    <StudioApiProvider api={api}>
      <AuthProvider onSessionChanged={onSessionChanged}>
        <Who />
      </AuthProvider>
    </StudioApiProvider>,
  );
  expect(screen.getByText('loading nobody 0')).toBeTruthy();
  await act(async () => {});
  return { api, onSessionChanged };
};

describe('who is here', () => {
  it('useAuth cannot be called outside the provider (A93)', () => {
    expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider');
  });

  it('the status goes from loading to a visitor or a member (A88)', async () => {
    await open(true);
    expect(screen.getByText('visitor nobody 0')).toBeTruthy();
    cleanup();
    await open(false);
    expect(screen.getByText('member Mara Lind 0')).toBeTruthy();
  });

  it.each([
    ['nobody', true, 'visitor nobody 1'],
    ['somebody else', false, 'member Mara Lind 1'],
  ])(
    'whoever was expected by the stored session and is %s: what they left is not taken over',
    async (_who, isVisitor, seen) => {
      localStorage.setItem(sessionKey, JSON.stringify({ user: { id: 'another' } }));
      await open(isVisitor);
      localStorage.removeItem(sessionKey);
      expect(screen.getByText(seen)).toBeTruthy();
    },
  );

  it('every event of a session is followed, and a sign-out begins anew (A89)', async () => {
    const { api, onSessionChanged } = await open(false);
    await act(async () => {
      for (const event of authEvents.filter((each) => each !== 'SIGNED_OUT')) api.world.tellAuth(event);
    });
    expect(screen.getByText('member Mara Lind 0')).toBeTruthy();
    await signOut();
    expect(screen.getByText('visitor nobody 1')).toBeTruthy();
    expect(new Set(onSessionChanged.mock.calls.map(([{ event }]) => event))).toEqual(new Set(authEvents));
  });

  it('the next person begins anew, also when nobody said that the last one left (D4)', async () => {
    const { api } = await open(false);
    const { accounts } = api.world;
    await act(async () => {
      await api.auth.signUp({ email: 'ada@example.com', password: 'a long password', fullName: 'Ada Vale' });
      api.world.current = [...accounts.values()].find(
        ({ session }) => session.user.email === 'ada@example.com',
      )!;
      api.world.tellAuth('SIGNED_IN');
    });
    expect(screen.getByText('member Ada Vale 1')).toBeTruthy();
  });

  it('a session that ended by itself leaves what is on the screen for the same person', async () => {
    const { api, onSessionChanged } = await open(false);
    await act(() => api.auth.signOut());
    expect(screen.getByText('visitor nobody 0')).toBeTruthy();
    expect(screen.getByText('Mara Lind lapsed')).toBeTruthy();
    expect(onSessionChanged.mock.lastCall?.[0]).toMatchObject({ event: 'SIGNED_OUT', isLapse: true });
    await act(async () => void (await api.auth.signIn(mara)));
    expect(screen.getByText('member Mara Lind 0')).toBeTruthy();
    expect(screen.queryByText('Mara Lind lapsed')).toBeNull();
    // And the next time that they leave, they mean it.
    await signOut();
    expect(screen.getByText('visitor nobody 1')).toBeTruthy();
  });

  it('a session that ended by itself leaves nothing for another person', async () => {
    const { api } = await open(false);
    await act(() => api.auth.signOut());
    await act(async () => {
      await api.auth.signUp({ email: 'ada@example.com', password: 'a long password', fullName: 'Ada Vale' });
      api.world.current = [...api.world.accounts.values()].find(
        ({ session }) => session.user.email === 'ada@example.com',
      )!;
      api.world.tellAuth('SIGNED_IN');
    });
    expect(screen.getByText('member Ada Vale 1')).toBeTruthy();
  });

  it('leaving on purpose in another window of the browser is leaving here', async () => {
    const { api } = await open(false);
    localStorage.setItem('kinora-leaving', 'yes');
    await act(() => api.auth.signOut());
    expect(screen.getByText('visitor nobody 1')).toBeTruthy();
  });

  it('a sign-out that failed was none', async () => {
    const { api } = await open(false);
    vi.spyOn(api.auth, 'signOut').mockRejectedValueOnce(new Error('Offline.'));
    const { result } = renderHook(createLeaving);
    await expect(result.current.meant(() => api.auth.signOut())).rejects.toThrow('Offline.');
    expect(result.current.wasMeant()).toBe(false);
  });

  it('is known even where what follows from it breaks', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const { onSessionChanged } = await open(false);
    onSessionChanged.mockImplementation(() => {
      throw new Error('The storage is away.');
    });
    await signOut();
    expect(screen.getByText('visitor nobody 1')).toBeTruthy();
    expect(reported).toHaveBeenCalledWith(new Error('The storage is away.'));
    vi.unstubAllGlobals();
  });

  it('keeps the same person the same object while a token is refreshed', async () => {
    const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StudioApiProvider api={api}>
        <AuthProvider>{children}</AuthProvider>
      </StudioApiProvider>
    );
    const { result } = renderHook(useAuth, { wrapper });
    await act(async () => {});
    const before = result.current.user;
    await act(async () => api.world.tellAuth('TOKEN_REFRESHED'));
    expect(result.current.user).toBe(before);
  });
});
