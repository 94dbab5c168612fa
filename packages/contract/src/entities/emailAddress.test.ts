import { describe, expect, it } from 'vitest';
import { looksLikeEmail } from './emailAddress.ts';

describe('the shape of an address', () => {
  it.each(['mara@example.com', ' mara+x@mail.example.co.uk ', 'm@münchen.de'])('%s has it', (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  });

  it.each([
    '',
    'mara',
    'mara@',
    'mara@example',
    '@example.com',
    'mara@@example.com',
    'ma ra@example.com',
    'mara@example.',
    'mara@.com',
  ])('"%s" has not', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });
});
