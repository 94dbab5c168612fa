import { describe, expect, it } from 'vitest';
import { complaintOf, emptyForm, type AccountForm } from './accountForm.ts';

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
    [
      'sign-in',
      'dialog',
      { password: '' },
      'You must provide either an email or phone number and a password',
    ],
    ['sign-in', 'gate', { email: '  ' }, 'You must provide either an email or phone number and a password'],
    ['sign-up', 'dialog', { fullName: ' ' }, 'Please enter your full name'],
    [
      'sign-up',
      'gate',
      { password: 'five5', confirmation: 'five5' },
      'Password must be at least 6 characters',
    ],
    ['sign-up', 'dialog', { confirmation: 'other' }, 'Passwords do not match.'],
    ['sign-up', 'gate', { confirmation: 'other' }, 'Passwords do not match'],
  ] as const)('A74 A76 A77 A78 A79 D27 %s in the %s with %o: %s', (tab, place, changes, said) => {
    expect(complaintOf({ ...whole, ...changes }, tab, place)).toBe(said);
  });

  it('starts empty', () => {
    expect(complaintOf(emptyForm, 'sign-in', 'dialog')).not.toBeNull();
  });
});
