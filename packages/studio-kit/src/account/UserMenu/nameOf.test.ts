import { describe, expect, it } from 'vitest';
import { nameOf } from './nameOf.ts';

describe('what a person is called', () => {
  it.each([
    [{ name: 'Mara Lind', email: 'mara@example.com' }, 'Mara Lind'],
    [{ name: '  ', email: 'mara@example.com' }, 'mara@example.com'],
    [{ name: null, email: 'mara@example.com' }, 'mara@example.com'],
    [{ name: null }, null],
    [null, null],
  ])('%o: %s', (person, name) => {
    expect(nameOf(person)).toBe(name);
  });
});
