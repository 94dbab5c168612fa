import { GridListItem } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { joinClasses } from '../../css/joinClasses.ts';
import { GripVertical } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { itemState } from '../Collection/collectionProps.ts';
import type { CollectionItem } from '../Collection/collectionProps.ts';
import { Drawn } from '../Collection/Drawn.tsx';
import { SelectionBox } from '../Collection/SelectionBox.tsx';
import type { ListLayout } from '../Virtualizer/VirtualLayout.ts';
import { aid, body, grip, item as itemClass, shy } from './GridList.css.ts';

interface GridListRowProps<Item extends CollectionItem> {
  item: Item;
  text: string;
  layout: ListLayout;
  isVirtual: boolean;
}

/** One item, with its grip where it can be dragged and its box where several can be chosen. */
export function GridListRow<Item extends CollectionItem>({
  item,
  text,
  layout,
  isVirtual,
}: GridListRowProps<Item>) {
  const aside = (side: 'start' | 'end') => joinClasses(aid({ layout, side }), layout === 'grid' && shy);
  return (
    <GridListItem<Item>
      id={item.id}
      value={item}
      textValue={text}
      data-part="item"
      className={itemClass({ layout })}
      render={
        isVirtual
          ? (row, { state }) => <div {...row} aria-rowindex={state.collection.getItem(item.id)!.index + 1} />
          : undefined
      }
    >
      {({ allowsDragging, selectionMode, selectionBehavior, state: list, ...state }) => (
        <>
          {allowsDragging && (
            <span className={aside('end')}>
              <NativeButton slot="drag" data-part="grip" className={grip}>
                <Icon glyph={GripVertical} size={16} />
              </NativeButton>
            </span>
          )}
          {selectionMode === 'multiple' && selectionBehavior === 'toggle' && (
            <span
              className={aside('start')}
              // By a pointer it is the item that is ticked, which then has the focus: a box knows no range, and keeps its keys.
              onPointerDownCapture={(press) => press.stopPropagation()}
              onClickCapture={(press) => {
                if (press.detail === 0) return;
                press.preventDefault();
                press.stopPropagation();
                const { selectionManager } = list;
                if (press.shiftKey) selectionManager.extendSelection(item.id);
                else selectionManager.toggleSelection(item.id);
                press.currentTarget.closest<HTMLElement>('[role="row"]')?.focus();
              }}
            >
              <SelectionBox />
            </span>
          )}
          <div data-part="body" className={body}>
            <Drawn key={item.id} item={item} {...itemState(state)} />
          </div>
        </>
      )}
    </GridListItem>
  );
}
