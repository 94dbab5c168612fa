import { describe, expect, it } from 'vitest';
import { accountLabels } from '../../labels/accountLabels.ts';
import { validatePassword } from './passwordForm.ts';

const whole = { current: 'correct horse', next: 'battery staple', confirmation: 'battery staple' };

describe('a new password', () => {
  it.each([
    [{}, []],
    [{ current: null }, []],
    [{ current: '' }, ['current: Say yours']],
    [{ next: '' }, ['next: Enter a new password', 'confirmation: Passwords do not match']],
    [{ confirmation: '' }, ['confirmation: Enter the password once more']],
    [
      { current: '', next: '', confirmation: '' },
      ['current: Say yours', 'next: Enter a new password', 'confirmation: Enter the password once more'],
    ],
    [{ next: 'five5', confirmation: 'five5' }, ['next: Password must be at least 6 characters']],
    [{ next: 'sixsix', confirmation: 'sixsix' }, []],
    [
      { next: 'ü'.repeat(37), confirmation: 'ü'.repeat(37) },
      ['next: Password must be at most 72 characters, and fewer with accents or emoji'],
    ],
    [{ confirmation: 'other' }, ['confirmation: Passwords do not match']],
  ])('with %o: %s', (changes, said) => {
    const found = validatePassword(
      { ...whole, ...changes },
      { ...accountLabels, currentMissing: 'Say yours' },
    );
    expect([...found].map(([field, message]) => `${field}: ${message}`)).toEqual(said);
  });
});
