import { Collection, GridList as RacGridList, GridListLoadMoreItem } from 'react-aria-components';
import type { GridListProps as RacGridListProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { invariant } from '../../dev/invariant.ts';
import type { CollectionItem, ReplacedCollectionProps } from '../Collection/collectionProps.ts';
import { DrawContext } from '../Collection/Drawn.tsx';
import { useCollectionFrame } from '../Collection/useCollectionFrame.tsx';
import type { CollectionFrameProps } from '../Collection/useCollectionFrame.tsx';
import { list } from './GridList.css.ts';
import { CountedRows } from './CountedRows.tsx';
import { GridListRow } from './GridListRow.tsx';

export interface GridListProps<Item extends CollectionItem>
  extends Omit<RacGridListProps<Item>, ReplacedCollectionProps | 'layout'>, CollectionFrameProps<Item> {}

/** Things to walk through, choose, open and drag, which may hold buttons of their own. */
export function GridList<Item extends CollectionItem>(props: GridListProps<Item>) {
  const { label, children, textOf, dragAndDropHooks } = props;
  const { placed, isVirtual, className, root, collection, more } = useCollectionFrame<
    Item,
    GridListProps<Item>
  >('GridList', props);
  invariant(
    isVirtual || placed === 'stack' || !dragAndDropHooks?.useDroppableCollectionState,
    process.env.NODE_ENV !== 'production' && {
      what: `The grid list '${label}' takes drops between its frames and stands in no Virtualizer.`,
      why: 'Where a drop will land is shown by an element between two frames, which would take a cell of its own and move all others.',
      fix: "Put it into <Virtualizer layout='grid' …>, or lay it out as a stack.",
    },
  );
  return (
    <DrawContext value={children}>
      <CountedRows>
        <RacGridList<Item> {...root} className={joinClasses(list({ layout: placed, isVirtual }), className)}>
          <Collection {...collection}>
            {(item) => <GridListRow item={item} text={textOf(item)} isVirtual={isVirtual} layout={placed} />}
          </Collection>
          {more && <GridListLoadMoreItem {...more} />}
        </RacGridList>
      </CountedRows>
    </DrawContext>
  );
}
