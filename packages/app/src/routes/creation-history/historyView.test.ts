import { noFilters } from '@kinora/studio-kit';
import { describe, expect, it } from 'vitest';
import { addressWith, filtersIn, viewOf } from './historyView.ts';

describe('the address of a history (A124, A125)', () => {
  it.each([
    ['', {}],
    ['type=video', { type: 'video' }],
    ['type=image&sort=liked', { sort: 'liked', type: 'image' }],
    ['sort=oldest', { sort: 'oldest' }],
    ['q=red+kite', { search: 'red kite' }],
    ['trash=1', { isTrash: true }],
  ] as const)("'%s' is %o, both ways", (address, said) => {
    const filters = { ...noFilters, ...said };
    expect(filtersIn(new URLSearchParams(address))).toEqual(filters);
    expect(addressWith(filters).toString()).toBe(address);
  });

  it('that says what there is not counts as saying nothing', () => {
    expect(filtersIn(new URLSearchParams('type=sound&sort=loudest'))).toEqual(noFilters);
  });

  it('an address keeps the creation that it opens (D37)', () => {
    const before = new URLSearchParams('creation=7f3a&type=image');
    expect(addressWith({ ...noFilters, sort: 'oldest' }, before).toString()).toBe(
      'creation=7f3a&sort=oldest',
    );
  });

  it.each([
    [{}, { sort: 'newest' }],
    [
      { type: 'image', search: '  ' },
      { sort: 'newest', type: 'image' },
    ],
    [
      { sort: 'liked', search: ' kite ' },
      { sort: 'liked', search: 'kite' },
    ],
  ] as const)('%o asks for %o (A130)', (filters, view) => {
    expect(viewOf({ ...noFilters, ...filters })).toEqual(view);
  });
});
