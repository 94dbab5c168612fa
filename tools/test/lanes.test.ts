import { describe, expect, it } from 'vitest';
import { apart, nextOf, order } from './lanes.ts';
import { parts } from './parts.ts';

describe('the order of the parts', () => {
  it('holds every part once', () => {
    expect(order.toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
  });

  it.each(apart)('has %s and %s never side by side: %s', (a, b) => {
    expect(order).toEqual(expect.arrayContaining([a, b]));
    expect(nextOf([a], [b], apart)).toBe(null);
    expect(nextOf([b], [a], apart)).toBe(null);
  });

  it('passes over what may not begin yet', () => {
    expect(nextOf(['sizes', 'e2e'], ['packaging'], apart)).toBe('e2e');
    expect(nextOf(['sizes', 'e2e'], [], apart)).toBe('sizes');
  });
});
