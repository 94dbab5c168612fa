import { DropIndicator, useDragAndDrop as useRacDragAndDrop } from 'react-aria-components';
import type { DragAndDropHooks, DragAndDropOptions, DropTarget } from 'react-aria-components';
import type { CollectionItem } from '../Collection/collectionProps.ts';
import { DragPreview } from './DragPreview.tsx';
import { indicator } from './DropIndicator.css.ts';

export interface ListDragAndDrop<Item extends CollectionItem> extends Omit<
  DragAndDropOptions<Item>,
  'renderDropIndicator' | 'renderDragPreview'
> {}

const renderDropIndicator = (target: DropTarget) =>
  target.type === 'item' ? (
    <DropIndicator target={target} data-part="dropIndicator" className={indicator} />
  ) : (
    <></>
  );

/**
 * Makes a GridList or a ListBox a source of drags, a target of drops, or both, by pointer and by keys: hand what it
 * gives to `dragAndDropHooks`. `getItems` makes it a source; `onReorder`, `onInsert`, `onItemDrop` or `onRootDrop`
 * make it a target.
 */
export function useDragAndDrop<Item extends CollectionItem>(
  options: ListDragAndDrop<Item>,
): DragAndDropHooks<Item> {
  const { dragAndDropHooks } = useRacDragAndDrop<Item>({
    ...options,
    renderDropIndicator,
    renderDragPreview: (items) => <DragPreview items={items} />,
  });
  return dragAndDropHooks;
}
