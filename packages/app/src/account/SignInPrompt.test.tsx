// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAdapter } from '../api/fetchAdapter.ts';
import { StudioApiProvider } from '../StudioApiProvider.tsx';
import { ToastsProvider } from '../toasts.tsx';
import { AuthProvider } from './AuthProvider.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';

const dialog = vi.hoisted(() => ({ fetched: 0 }));
vi.mock('./AccountDialog.tsx', () => {
  dialog.fetched += 1;
  return { default: () => null };
});
vi.mock('../api/fetchAdapter.ts', () => ({ fetchAdapter: vi.fn<() => Promise<void>>(async () => {}) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

/** A page in peace for a good while. */
async function quiet(isVisitor: boolean) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], isVisitor } });
  render(
    <StudioApiProvider api={api}>
      <AuthProvider>
        <ToastsProvider>
          <SignInPrompt>{null}</SignInPrompt>
        </ToastsProvider>
      </AuthProvider>
    </StudioApiProvider>,
  );
  await act(async () => {});
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  await vi.dynamicImportSettled();
}

it('who is signed in never fetches the code of signing in, and a visitor does in a quiet moment', async () => {
  await quiet(false);
  expect(dialog.fetched).toBe(0);
  expect(fetchAdapter).not.toHaveBeenCalled();
  cleanup();
  await quiet(true);
  expect(dialog.fetched).toBe(1);
  expect(fetchAdapter).toHaveBeenCalledOnce();
});
