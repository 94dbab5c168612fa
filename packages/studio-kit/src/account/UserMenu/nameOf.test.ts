import { describe, expect, it } from 'vitest';
import { nameOf } from './nameOf.ts';

describe('what a person is called', () => {
  it.each([
    [{ id: '1', email: 'mara@example.com', user_metadata: { full_name: 'Mara Lind' } }, 'Mara Lind'],
    [{ id: '1', email: 'mara@example.com', user_metadata: { full_name: '  ' } }, 'mara@example.com'],
    [{ id: '1', email: 'mara@example.com', user_metadata: {} }, 'mara@example.com'],
    [{ id: '1', user_metadata: {} }, null],
    [null, null],
  ])('%o: %s', (user, name) => {
    expect(nameOf(user)).toBe(name);
  });
});
