// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
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
  expect(said()).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'mara@example.com{Enter}');
  expect(said()).toBe(true);
});
