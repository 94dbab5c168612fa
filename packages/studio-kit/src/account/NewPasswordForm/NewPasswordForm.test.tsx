// @vitest-environment happy-dom
import { accountPageWords } from '@kinora/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { NewPasswordForm } from './NewPasswordForm.tsx';

afterEach(cleanup);

const form = (news: { success?: string; problem?: string; problemField?: string } = {}) => (
  <NewPasswordForm asksCurrent onPasswordChosen={() => {}} {...news} />
);
const names = [/^Current password/, /^New password/, /^Confirm new password/];
const typed = () => names.map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

it('passwords are gone once they are changed, and stay where they were refused (D37)', async () => {
  const { rerender } = render(form());
  const person = userEvent.setup();
  for (const name of names) await person.type(screen.getByLabelText(name), 'battery staple');
  rerender(form({ problem: 'The current password is wrong.' }));
  expect(typed()).toEqual(names.map(() => 'battery staple'));
  rerender(form({ success: accountPageWords.passwordChanged }));
  expect(typed()).toEqual(['', '', '']);
  expect(screen.getByText(accountPageWords.passwordChanged)).toBeTruthy();
});

it('why passwords were refused is said until one of them is changed', async () => {
  const problem = 'The current password is wrong.';
  const { rerender } = render(form());
  for (const name of names) await userEvent.type(screen.getByLabelText(name), 'battery staple');
  await userEvent.keyboard('{Enter}');
  rerender(form({ problem }));
  expect(screen.getByText(problem)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Current password/), 's');
  expect(screen.queryByText(problem)).toBeNull();
});

it('a password that was refused is said to be at its own field, which has the focus, until that one is changed', async () => {
  const problem = 'This is not your current password.';
  const { rerender } = render(form());
  for (const name of names) await userEvent.type(screen.getByLabelText(name), 'battery staple');
  await userEvent.keyboard('{Enter}');
  rerender(form({ problem, problemField: 'current' }));
  const current = screen.getByLabelText(/^Current password/);
  expect(document.activeElement).toBe(current);
  expect(current.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(problem)).toHaveLength(1);
  await userEvent.type(screen.getByLabelText(/^New password/), 's');
  expect(current.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(current, 's');
  expect(current.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText(problem)).toBeNull();
});

it('an answer leaves whoever has gone on elsewhere where they are', async () => {
  const page = (news: Parameters<typeof form>[0]) => (
    <>
      {form(news)}
      <button>Elsewhere</button>
    </>
  );
  const { rerender } = render(page({}));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  rerender(page({ problem: 'This is not your current password.', problemField: 'current' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByLabelText(/^Current password/).getAttribute('aria-invalid')).toBe('true');
});
