import { describe, expect, it } from 'vitest';
import { accountLabels } from '../../labels/accountLabels.ts';
import { validateAccount, emptyForm, type AccountForm } from './accountForm.ts';

const whole: AccountForm = {
  fullName: 'Mara',
  email: 'mara@example.com',
  password: 'sixsix',
  confirmation: 'sixsix',
};

describe('an account form', () => {
  it.each([
    ['sign-in', 'dialog', {}, null],
    ['sign-up', 'gate', {}, null],
    ['sign-in', 'dialog', { password: '' }, 'Enter your password'],
    ['sign-in', 'gate', { email: '  ' }, 'Enter your email address'],
    ['sign-up', 'gate', { confirmation: '' }, 'Enter the password once more'],
    ['sign-in', 'gate', { email: 'mara' }, 'Enter an email address like name@example.com'],
    ['sign-up', 'dialog', { fullName: ' ' }, 'Please enter your full name'],
    [
      'sign-up',
      'gate',
      { password: 'five5', confirmation: 'five5' },
      'Password must be at least 6 characters',
    ],
    [
      'sign-up',
      'dialog',
      { password: 'ü'.repeat(37), confirmation: 'ü'.repeat(37) },
      'Password must be at most 72 characters, and fewer with accents or emoji',
    ],
    // An account from before is not locked out.
    ['sign-in', 'dialog', { password: 'ü'.repeat(37) }, null],
    ['sign-up', 'dialog', { confirmation: 'other' }, 'Passwords do not match.'],
    ['sign-up', 'gate', { confirmation: 'other' }, 'Passwords do not match'],
  ] as const)('%s in the %s with %o: %s (A74, A77, A78, A79, D27)', (tab, place, changes, said) => {
    const found = validateAccount({ ...whole, ...changes }, tab, place, accountLabels);
    expect([...found.values()]).toEqual(said === null ? [] : [said]);
  });

  it.each([
    [{ email: '' }, ['email']],
    [{ password: '' }, ['password', 'confirmation']],
    [{ email: 'mara@' }, ['email']],
    [{ fullName: '' }, ['fullName']],
    [{ confirmation: 'other' }, ['confirmation']],
    [{ fullName: '', email: 'mara@', password: 'short' }, ['fullName', 'email', 'password', 'confirmation']],
    [emptyForm, ['fullName', 'email', 'password', 'confirmation']],
  ] as const)('with %o it names every field that is to be mended: %s', (changes, fields) => {
    const found = validateAccount({ ...whole, ...changes }, 'sign-up', 'gate', accountLabels);
    expect([...found.keys()]).toEqual(fields);
  });
});
