import { describe, expect, it } from 'vitest';
import { titleOf } from './creation.ts';

describe('a creation is called (A131)', () => {
  it.each([
    ['Sea', 'waves', 'Sea'],
    [null, 'waves', 'waves'],
    [null, 'x'.repeat(50), 'x'.repeat(50)],
    [null, 'x'.repeat(51), `${'x'.repeat(50)}…`],
    [null, '🌊'.repeat(51), `${'🌊'.repeat(50)}…`],
    [null, '👩‍🚀'.repeat(51), `${'👩‍🚀'.repeat(50)}…`],
    ['', 'waves', 'waves'],
    [null, null, 'Untitled video'],
    [null, '  ', 'Untitled video'],
  ])('title %o, prompt %o: %o', (title, prompt, shown) => {
    expect(titleOf({ title, prompt, type: 'video' })).toBe(shown);
  });
});
