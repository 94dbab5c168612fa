import { expect, test, vi } from 'vitest';
import { idsOf, keysOf } from './collectionProps.ts';

const items = [{ id: '1' }, { id: '2' }, { id: '3' }];

test('all of a collection means every one that can be chosen', () => {
  expect([...idsOf(items, 'all', new Set(['2']))]).toEqual(['1', '3']);
  expect([...idsOf(items, new Set(['2']), new Set())]).toEqual(['2']);
});

test('what is left out stays out, so that the list keeps its own account', () => {
  expect(keysOf(items, {})).toEqual({});
});

test('what is chosen and opened is told as one object', () => {
  const onSelectionChange = vi.fn<(selection: object) => void>();
  const onItemOpened = vi.fn<(opened: object) => void>();
  const props = keysOf(items, { onSelectionChange, onItemOpened });
  props.onSelectionChange?.(new Set(['3']));
  props.onAction?.('1');
  expect(onSelectionChange).toHaveBeenCalledWith({ ids: new Set(['3']) });
  expect(onItemOpened).toHaveBeenCalledWith({ id: '1' });
});
