import { Button, GridListItem } from 'react-aria-components';
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
}

/** One item, with its grip where it can be dragged and its box where several can be chosen. */
export function GridListRow<Item extends CollectionItem>({ item, text, layout }: GridListRowProps<Item>) {
  const aside = (side: 'start' | 'end') => joinClasses(aid({ layout, side }), layout === 'grid' && shy);
  return (
    <GridListItem<Item>
      id={item.id}
      value={item}
      textValue={text}
      data-part="item"
      className={itemClass({ layout })}
    >
      {({ allowsDragging, selectionMode, selectionBehavior, ...state }) => (
        <>
          {allowsDragging && (
            <span className={aside('end')}>
              <Button slot="drag" data-part="grip" className={grip}>
                <Icon glyph={GripVertical} size={16} />
              </Button>
            </span>
          )}
          {selectionMode === 'multiple' && selectionBehavior === 'toggle' && (
            <span className={aside('start')}>
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
