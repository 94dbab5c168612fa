import { describe, expect, it } from 'vitest';
import { addressOf, viewIn } from './historyView.ts';

describe('A124 A125 the address of a history', () => {
  it.each([
    ['', { sort: 'newest' }],
    ['type=video', { sort: 'newest', type: 'video' }],
    ['type=image&sort=liked', { sort: 'liked', type: 'image' }],
    ['sort=oldest', { sort: 'oldest' }],
  ] as const)("'%s' is %o, both ways", (address, view) => {
    expect(viewIn(new URLSearchParams(address))).toEqual(view);
    expect(new URLSearchParams(addressOf(view)).toString()).toBe(address);
  });

  it('that says what there is not counts as saying nothing', () => {
    expect(viewIn(new URLSearchParams('type=sound&sort=loudest'))).toEqual({ sort: 'newest' });
  });
});
