// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '../toasts.tsx';
import { appWindow } from '../testing/appWindow.tsx';
import { useAuth } from './AuthProvider.tsx';
import { useSessionNews } from './useSessionNews.ts';

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

function Page({ onLapsed }: { onLapsed: () => void }) {
  const { signOut } = useAuth();
  useSessionNews(onLapsed);
  return (
    <>
      <button onClick={() => void signOut()}>Sign out</button>
      <ToastRegion queue={useToasts()} />
    </>
  );
}

async function open() {
  const api = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const onLapsed = vi.fn<() => void>();
  render(<Page onLapsed={onLapsed} />, appWindow(api));
  await act(async () => {});
  return { api, onLapsed };
}
const ended = () => screen.queryAllByText('Your session has ended');
const cleared = () => screen.queryAllByText(/What was filled in here is cleared/);

describe('a session that ended', () => {
  it('a session that ended in another window takes what was filled in here with it, and says so once', async () => {
    const { api, onLapsed } = await open();
    localStorage.setItem('kinora-leaving', 'yes');
    await act(() => api.auth.signOut());
    await act(async () => api.world.tellAuth('SIGNED_OUT'));
    expect(cleared()).toHaveLength(1);
    expect(onLapsed).not.toHaveBeenCalled();
  });

  it('a session that was ended here, on purpose, is no news', async () => {
    const { onLapsed } = await open();
    await act(async () => screen.getByRole('button', { name: 'Sign out' }).click());
    expect(cleared()).toHaveLength(0);
    expect(onLapsed).not.toHaveBeenCalled();
  });

  it('a session that ended by itself asks to sign in, and keeps what was filled in', async () => {
    const { api, onLapsed } = await open();
    await act(() => api.auth.signOut());
    expect(screen.getByText('What you were doing is still here.', { exact: false })).toBeTruthy();
    expect(cleared()).toHaveLength(0);
    expect(onLapsed).toHaveBeenCalledOnce();
  });

  it('a session that ended is still told to who comes back to the page after hours, until they press it away', async () => {
    vi.useFakeTimers();
    const { api } = await open();
    await act(() => api.auth.signOut());
    await act(() => vi.advanceTimersByTimeAsync(8 * 3_600_000));
    expect(ended()).toHaveLength(1);
    await act(async () => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(ended()).toHaveLength(0);
  });

  it('a session that ended in another window is told as long', async () => {
    vi.useFakeTimers();
    const { api } = await open();
    localStorage.setItem('kinora-leaving', 'yes');
    await act(() => api.auth.signOut());
    await act(() => vi.advanceTimersByTimeAsync(8 * 3_600_000));
    expect(cleared()).toHaveLength(1);
  });

  it('a session that ended is told no more once they are back, however they came back', async () => {
    const { api } = await open();
    await act(() => api.auth.signOut());
    expect(ended()).toHaveLength(1);
    await act(() => api.auth.signIn(mara));
    expect(ended()).toHaveLength(0);
  });
});
