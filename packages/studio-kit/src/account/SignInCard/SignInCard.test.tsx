// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SignInDialog } from '../SignInDialog/SignInDialog.tsx';
import { SignInCard, type SignInCardProps } from './SignInCard.tsx';

afterEach(cleanup);

const asked: SignInCardProps = {
  place: 'gate',
  termsHref: '#',
  privacyHref: '#',
  onSignInRequested: vi.fn(),
  onSignUpRequested: vi.fn(),
  onPasswordResetRequested: vi.fn(),
};
const failed = <SignInCard {...asked} problem={{ title: 'Sign In Failed', description: 'Invalid.' }} />;
const press = (role: 'tab' | 'button', name: RegExp) => userEvent.click(screen.getByRole(role, { name }));
const said = () => screen.queryByText('Sign In Failed') !== null;

test('what the server said stands at the form that was sent, and at no other (A83, A84)', async () => {
  const { rerender } = render(<SignInCard {...asked} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'mara@example.com');
  await userEvent.type(screen.getByLabelText(/^Password/), 'not it{Enter}');
  rerender(failed);
  expect(said()).toBe(true);
  await press('tab', /Sign Up/);
  expect(said()).toBe(false);
  await press('tab', /Sign In/);
  expect(said()).toBe(true);
  await press('button', /Forgot/);
  await screen.findByRole('button', { name: 'Send the link' });
  expect(said()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), '{Enter}');
  expect(said()).toBe(true);
});

test('what the server said of a try goes once something of the form is changed, and is said of the next try again', async () => {
  const onSignInRequested = vi.fn();
  const { rerender } = render(<SignInCard {...asked} onSignInRequested={onSignInRequested} />);
  await press('button', /^Sign In$/);
  expect(onSignInRequested).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(email());
  await userEvent.type(email(), 'mara@example.com');
  await userEvent.type(password(), 'not it{Enter}');
  expect(onSignInRequested).toHaveBeenCalledOnce();
  rerender(failed);
  expect(said()).toBe(true);
  await userEvent.type(password(), '!');
  expect(said()).toBe(false);
  await userEvent.type(password(), '{Enter}');
  expect(said()).toBe(true);
  await press('button', /Forgot/);
  await userEvent.type(email(), '{Enter}');
  expect(said()).toBe(true);
  await userEvent.type(email(), 'e');
  expect(said()).toBe(false);
});

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const typed = () => [email().value, password().value];

test('what was typed stands in the other tab too, its address alone where a link is asked for, and nothing once the dialog has closed (A73)', async () => {
  const onPasswordResetRequested = vi.fn();
  const dialog = (isOpen: boolean) => (
    <SignInDialog {...asked} {...{ isOpen, onPasswordResetRequested }} onOpenChange={() => {}} />
  );
  const { rerender } = render(dialog(true));
  await userEvent.type(email(), 'mara@example.com');
  await userEvent.type(password(), 'correct horse');
  await press('tab', /Sign Up/);
  expect(typed()).toEqual(['mara@example.com', 'correct horse']);
  await press('tab', /Sign In/);
  expect(typed()).toEqual(['mara@example.com', 'correct horse']);
  await press('button', /Forgot/);
  await userEvent.type(email(), '{Enter}');
  expect(onPasswordResetRequested.mock.calls).toEqual([[{ email: 'mara@example.com' }]]);
  await press('button', /Back/);
  expect(typed()).toEqual(['mara@example.com', 'correct horse']);
  await act(async () => rerender(dialog(false)));
  await act(async () => rerender(dialog(true)));
  expect(typed()).toEqual(['', '']);
});

const errorAt = (label: RegExp) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[data-part="error"][id="${id}"]`)?.textContent)
    .find((words) => words !== undefined);

test('what is wrong with a field is said beside its mark, and once (A75, A78, A79)', async () => {
  render(<SignInCard {...asked} initialTab="sign-up" />);
  await userEvent.type(screen.getByLabelText(/^Full name/), 'Mara Lind');
  await userEvent.type(email(), 'mara');
  await userEvent.type(password(), 'five5');
  await userEvent.type(screen.getByLabelText(/^Confirm password/), 'five{Enter}');
  expect(errorAt(/^Full name/)).toBeUndefined();
  expect(errorAt(/^Email/)).toBe('Enter an email address like name@example.com');
  expect(errorAt(/^Password/)).toBe('Password must be at least 6 characters');
  expect(errorAt(/^Confirm password/)).toBe('Passwords do not match');
  expect(screen.getAllByText('Password must be at least 6 characters')).toHaveLength(1);
});

test('each empty field says what it lacks, and the form once that nobody is known by that, until something is filled in (A74, A76, D28)', async () => {
  render(<SignInCard {...asked} initialTab="sign-up" />);
  await press('button', /^Sign Up$/);
  const lacking = () => [/^Full name/, /^Email/, /^Password/, /^Confirm password/].map(errorAt);
  const whole = () =>
    screen.queryAllByText('You must provide either an email or phone number and a password').length;
  expect(lacking()).toEqual([
    'Please enter your full name',
    'Enter your email address',
    'Enter your password',
    'Enter the password once more',
  ]);
  expect(whole()).toBe(1);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Full name/));
  await userEvent.type(email(), 'mara@example.com');
  expect(lacking()).toEqual([
    'Please enter your full name',
    undefined,
    'Enter your password',
    'Enter the password once more',
  ]);
  expect(whole()).toBe(0);
});

test('who asks for a new password without an address is told to enter it, at its field', async () => {
  const onPasswordResetRequested = vi.fn();
  render(<SignInCard {...asked} onPasswordResetRequested={onPasswordResetRequested} />);
  await press('button', /Forgot/);
  await press('button', /^Send the link$/);
  expect(errorAt(/^Email/)).toBe('Enter your email address');
  expect(document.activeElement).toBe(email());
  await userEvent.type(email(), 'mara{Enter}');
  expect(errorAt(/^Email/)).toBe('Enter an email address like name@example.com');
  expect(onPasswordResetRequested).not.toHaveBeenCalled();
});

test('whoever asks for a new password is not asked to agree to terms, and what was sent is said under its button', async () => {
  render(<SignInCard {...asked} isResetMailed />);
  expect(screen.getByRole('link', { name: /Terms/ })).toBeTruthy();
  await press('button', /Forgot/);
  expect(screen.queryByRole('link', { name: /Terms/ })).toBeNull();
  const told = screen.getByText(/a link is on its way/);
  const button = screen.getByRole('button', { name: 'Send the link' });
  expect(button.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
