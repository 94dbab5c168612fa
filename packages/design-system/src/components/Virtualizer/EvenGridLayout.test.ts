import { Rect, Size } from 'react-aria-components';
import { expect, test } from 'vitest';
import { EvenGridLayout } from './EvenGridLayout.ts';

/** Nine items, three beside each other, as a Virtualizer of that width would have them laid out. */
function laidOut() {
  const items = Array.from({ length: 9 }, (_, index) => ({ key: `${index}`, type: 'item' }));
  const layout = new EvenGridLayout();
  layout.virtualizer = {
    size: new Size(340, 500),
    collection: {
      size: items.length,
      getLastKey: () => '8',
      getKeyBefore: () => null,
      getItem: (key: string) => items[Number(key)],
      [Symbol.iterator]: () => items[Symbol.iterator](),
    },
    isPersistedKey: () => false,
  } as unknown as NonNullable<typeof layout.virtualizer>;
  const layoutOptions = { minItemSize: new Size(100, 80), minSpace: new Size(10, 10) };
  const update = (change: { sizeChanged?: boolean } = {}) => layout.update({ ...change, layoutOptions });
  update();
  const inSight = () => layout.getVisibleLayoutInfos(new Rect(0, 0, 340, 500));
  return { layout, update, inSight, measured: () => inSight().filter(({ estimatedSize }) => estimatedSize) };
}

test('one of the items in sight is measured, and all are as tall', () => {
  const { layout, update, inSight, measured } = laidOut();
  expect(measured().map(({ key }) => key)).toEqual(['0']);
  expect(layout.updateItemSize('0', new Size(100, 120))).toBe(true);
  update();
  expect(new Set(inSight().map(({ rect }) => rect.height))).toEqual(new Set([120]));
  expect(layout.getContentSize().height).toBe(3 * 120 + 4 * 10);
});

test('no item is measured by scrolling on, and one again when the list changed', () => {
  const { layout, update, measured } = laidOut();
  layout.updateItemSize('0', new Size(100, 120));
  update();
  expect(layout.updateItemSize('0', new Size(100, 120))).toBe(false);
  expect(measured()).toEqual([]);
  update({ sizeChanged: true });
  expect(measured()).toHaveLength(1);
});

test('what stands at the end while more comes is no measure for the items', () => {
  const { layout, measured } = laidOut();
  const [first] = layout.getVisibleLayoutInfos(new Rect(0, 0, 340, 500));
  first!.type = 'loader';
  expect(measured().map(({ key }) => key)).toEqual(['1']);
});
