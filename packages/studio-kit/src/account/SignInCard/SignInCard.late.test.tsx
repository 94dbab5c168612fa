// @vitest-environment happy-dom
import { generalWords } from '@kinora/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchDialogs } from '../../late/lateCode.ts';
import { SignInCard, type SignInCardProps } from './SignInCard.tsx';

vi.mock('../../late/lateCode.ts', { spy: true });

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: dialogs.js'));

const asked: SignInCardProps = {
  place: 'gate',
  termsHref: '#',
  privacyHref: '#',
  onSignInRequested: vi.fn(),
  onSignUpRequested: vi.fn(),
  onPasswordResetRequested: vi.fn(),
};
const forgot = () => screen.getByRole('button', { name: /Forgot/ });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const send = () => screen.queryByRole('button', { name: 'Send the link' });
const said = () => screen.queryByText(generalWords.offline);

beforeEach(() => void render(<SignInCard {...asked} />));
afterEach(() => {
  cleanup();
  vi.mocked(fetchDialogs).mockReset();
});

test('a forgotten password whose form did not arrive is answered under the button, keeps what was typed, and opens at another press (A73)', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'mara@example.com');
  vi.mocked(fetchDialogs).mockImplementationOnce(lost);
  await userEvent.click(forgot());
  await waitFor(() => expect(said()).not.toBeNull());
  expect(send()).toBeNull();
  await userEvent.click(forgot());
  await waitFor(() => expect(send()).not.toBeNull());
  expect(said()).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('mara@example.com');
});

test('a forgotten password whose form did not arrive is answered beside what the fields lack, until one goes on typing', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  vi.mocked(fetchDialogs).mockImplementationOnce(lost);
  await userEvent.click(forgot());
  await waitFor(() => expect(said()).not.toBeNull());
  await userEvent.type(password(), 'c');
  expect(said()).toBeNull();
});

test('a forgotten password whose form is on its way shows so, and does not come over somebody who remembers it', async () => {
  let come = () => {};
  vi.mocked(fetchDialogs).mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (come = resolve));
    return import('../../late/dialogs.ts');
  });
  await userEvent.click(forgot());
  await waitFor(() => expect(forgot().getAttribute('data-pending')).toBe('true'));
  await userEvent.type(password(), 'correct horse');
  come();
  await waitFor(() => expect(forgot().getAttribute('data-pending')).toBeNull());
  expect(send()).toBeNull();
  expect(password().value).toBe('correct horse');
  await userEvent.click(forgot());
  await waitFor(() => expect(send()).not.toBeNull());
});

test('a forgotten password whose form is on its way comes with the address that was typed meanwhile, and the focus in it', async () => {
  let come = () => {};
  vi.mocked(fetchDialogs).mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (come = resolve));
    return import('../../late/dialogs.ts');
  });
  const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
  await userEvent.click(forgot());
  await userEvent.type(address(), 'mara@example.com');
  come();
  await waitFor(() => expect(send()).not.toBeNull());
  expect(address().value).toBe('mara@example.com');
  expect(document.activeElement).toBe(address());
});
