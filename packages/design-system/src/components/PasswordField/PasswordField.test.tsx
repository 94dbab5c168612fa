// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

test('a password field hides what is typed until its writer asks to see it', async () => {
  render(<PasswordField label="Password" className="mine" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(field, 'seven seas');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('seven seas');
  expect(document.querySelector('[data-component="PasswordField"]')?.classList.contains('mine')).toBe(true);
});

test('a password that is shown is neither corrected nor begun with a capital', async () => {
  render(<PasswordField label="Password" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  const field = screen.getByLabelText('Password');
  expect(
    ['autocapitalize', 'autocorrect', 'spellcheck'].map((attribute) => field.getAttribute(attribute)),
  ).toEqual(['none', 'off', 'false']);
});

test('the button never sends the form around it', async () => {
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(sent).toBe(0);
});

test('a password field hands its input to inputRef', () => {
  const inputRef = createRef<HTMLInputElement>();
  render(<PasswordField label="Password" inputRef={inputRef} />);
  expect(inputRef.current).toBe(screen.getByLabelText('Password'));
});
