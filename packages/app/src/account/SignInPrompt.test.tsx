// @vitest-environment happy-dom
import { createFakeStudioApi } from '@kinora/contract/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAdapter } from '../api/fetchAdapter.ts';
import { appWindow } from '../testing/appWindow.tsx';
import type { AccountDialogProps } from './AccountDialog.tsx';
import { SignInPrompt, useSigningIn, useSignInPrompt } from './SignInPrompt.tsx';

const dialog = vi.hoisted(() => ({ fetched: 0 }));
vi.mock('./AccountDialog.tsx', () => {
  dialog.fetched += 1;
  return {
    default: ({ isOpen, reason }: AccountDialogProps) => isOpen && `Asked for: ${reason ?? 'nothing'}`,
  };
});
vi.mock('../api/fetchAdapter.ts', () => ({ fetchAdapter: vi.fn<() => Promise<void>>(async () => {}) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const mara = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

/** Somebody presses what needs an account, and what merely signs in. */
function Deeds() {
  const generate = useSignInPrompt('generate');
  const signIn = useSignInPrompt();
  const lapse = useSigningIn();
  return (
    <>
      <button onClick={() => void lapse()}>End the session</button>
      <button onClick={generate}>Generate</button>
      <button onClick={signIn}>Sign In</button>
    </>
  );
}

/** A page in peace for a good while. */
async function quiet(isVisitor: boolean) {
  const api = createFakeStudioApi({ scenario: { accounts: [mara], isVisitor } });
  render(
    <SignInPrompt>
      <Deeds />
    </SignInPrompt>,
    appWindow(api),
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

it.each([
  ['Generate', 'Asked for: generate'],
  ['Sign In', 'Asked for: nothing'],
])('%s tells the dialog what it is asked for', async (press, told) => {
  await quiet(true);
  await act(async () => screen.getByRole('button', { name: press }).click());
  expect(screen.getByText(told, { exact: false })).toBeTruthy();
});

it('who is asked for no reason of theirs does not decline by going on while the dialog is on its way', async () => {
  await quiet(true);
  act(() => screen.getByRole('button', { name: 'End the session' }).click());
  fireEvent.pointerDown(document.body);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('Asked for: nothing', { exact: false })).toBeTruthy();
});
