import { expect, test } from 'vitest';
import { toastTimeout } from './toastTimeout.ts';

test('what only informs passes in six seconds', () => {
  expect(toastTimeout({ title: 'Saved' })).toBe(6_000);
  expect(toastTimeout({ title: 'Saved', tone: 'success' })).toBe(6_000);
});

test('what went wrong, and what offers something to press, stays for twelve', () => {
  expect(toastTimeout({ title: 'It failed', tone: 'danger' })).toBe(12_000);
  expect(toastTimeout({ title: 'Deleted', action: { label: 'Undo', onPress: () => {} } })).toBe(12_000);
  expect(toastTimeout({ title: 'Sent', link: { label: 'Open inbox', href: '/inbox' } })).toBe(12_000);
});
