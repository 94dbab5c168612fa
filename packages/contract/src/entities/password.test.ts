import { expect, it } from 'vitest';
import { isPasswordTooLong, isPasswordTooShort } from './password.ts';

it.each([
  ['x'.repeat(72), false],
  ['x'.repeat(73), true],
  ['ü'.repeat(36), false],
  ['ü'.repeat(36) + 'x', true],
  ['語'.repeat(24), false],
  ['語'.repeat(25), true],
  ['🎬'.repeat(18), false],
  ['🎬'.repeat(19), true],
])('a password is measured in the bytes that are hashed: %s', (password, isTooLong) => {
  expect(isPasswordTooLong(password)).toBe(isTooLong);
});

it.each([
  ['five5', true],
  ['sixsix', false],
])('a password has at least six characters: %s', (password, isTooShort) => {
  expect(isPasswordTooShort(password)).toBe(isTooShort);
});
