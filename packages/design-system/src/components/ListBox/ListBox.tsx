import { Collection, ListBox as RacListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components';
import type { ListBoxProps as RacListBoxProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { Check } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { itemState } from '../Collection/collectionProps.ts';
import type { CollectionItem, ReplacedCollectionProps } from '../Collection/collectionProps.ts';
import { DrawContext, Drawn } from '../Collection/Drawn.tsx';
import { useCollectionFrame } from '../Collection/useCollectionFrame.tsx';
import type { CollectionFrameProps } from '../Collection/useCollectionFrame.tsx';
import { body, list, option, tick } from './ListBox.css.ts';

export interface ListBoxProps<Item extends CollectionItem>
  extends Omit<RacListBoxProps<Item>, ReplacedCollectionProps | 'layout'>, CollectionFrameProps<Item> {}

/** Options to choose from that are always in view. They hold words and pictures, and nothing to press. */
export function ListBox<Item extends CollectionItem>(props: ListBoxProps<Item>) {
  const { children, textOf } = props;
  const { placed, isVirtual, className, root, collection, more } = useCollectionFrame<
    Item,
    ListBoxProps<Item>
  >('ListBox', props);
  return (
    <DrawContext value={children}>
      <RacListBox<Item> {...root} className={joinClasses(list({ layout: placed, isVirtual }), className)}>
        <Collection {...collection}>
          {(item) => (
            <ListBoxItem<Item>
              id={item.id}
              value={item}
              textValue={textOf(item)}
              data-part="item"
              className={option}
            >
              {({ selectionMode, ...state }) => (
                <>
                  {selectionMode !== 'none' && (
                    <span aria-hidden="true" className={tick}>
                      {state.isSelected && <Icon glyph={Check} size={16} />}
                    </span>
                  )}
                  <span data-part="body" className={body}>
                    <Drawn key={item.id} item={item} {...itemState(state)} />
                  </span>
                </>
              )}
            </ListBoxItem>
          )}
        </Collection>
        {more && <ListBoxLoadMoreItem {...more} />}
      </RacListBox>
    </DrawContext>
  );
}
