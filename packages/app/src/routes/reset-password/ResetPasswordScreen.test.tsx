// @vitest-environment happy-dom
import { authWords } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SignInPrompt } from '../../account/SignInPrompt.tsx';
import { payingWindow } from '../../billing/testing/payingWindow.tsx';
import { Component as ResetPassword } from './ResetPasswordScreen.tsx';

afterEach(cleanup);

it('a new password that is refused in a way that nobody foresaw says so (A94)', async () => {
  const mara = { email: 'mara@example.com', password: 'correct horse' };
  const fake = createFakeStudioApi({ scenario: { accounts: [mara] } });
  const api = { ...fake, auth: { ...fake.auth, setPassword: () => Promise.reject(new RangeError('odd')) } };
  const { wrapper } = await payingWindow(api, '/reset-password');
  render(
    <SignInPrompt>
      <ResetPassword />
    </SignInPrompt>,
    { wrapper },
  );
  for (const label of [/^New password/, /^Confirm/])
    fireEvent.change(await screen.findByLabelText(label), { target: { value: 'a better one' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(authWords.unexpected.description)).toBeTruthy();
});
