import type { ShownCreation } from '@kinora/contract';
import { Badge, GridList, Virtualizer, useDragAndDrop } from '@kinora/design-system';
import { memo, type KeyboardEvent } from 'react';
import type { KitLabels } from '../../labels/index.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import { CreationCard, type CreationCardEvents } from '../CreationCard/index.ts';
import { sheet } from './ContactSheet.css.ts';
import { creationDrags } from './creationDrags.ts';
import { frameDeed, type FrameDeed } from './frameDeed.ts';
import { useSteadyEvents } from './useSteadyEvents.ts';

export interface SheetOfFramesProps<C extends ShownCreation> extends CreationCardEvents<C> {
  label: string;
  creations: readonly C[];
  pinnedId: string | null;
  selectedIds: ReadonlySet<string>;
  said: KitLabels['history'];
  onSelectionChanged: (event: { ids: ReadonlySet<string> }) => void;
  onOpened: ((event: { creation: C }) => void) | undefined;
  onMoreRequested: (() => void) | undefined;
  isLoadingMore: boolean;
  /** A key of the sheet was pressed on a frame. False leaves it to the list. */
  onDeed: (deed: Exclude<FrameDeed, 'select'>, creation: C) => boolean;
}

// More frames come all the time: those that are there are not drawn again for them.
const Card = memo(CreationCard) as typeof CreationCard;

/** The frame that has the focus itself; for a deletion also one that holds what has it. */
function frameAt<C extends ShownCreation>(
  target: Element,
  deed: FrameDeed | null,
  creations: readonly C[],
): C | undefined {
  const row = deed === 'delete' ? target.closest('[role=row]') : target;
  const id = row?.getAttribute('data-key');
  return creations.find((creation) => creation.id === id);
}

/** The frames themselves: walked, chosen, opened and dragged; only those in sight are drawn. */
export function SheetOfFrames<C extends ShownCreation>({
  label,
  creations,
  pinnedId,
  selectedIds,
  said,
  onSelectionChanged,
  onOpened,
  onMoreRequested,
  isLoadingMore,
  onDeed,
  ...cardEvents
}: SheetOfFramesProps<C>) {
  const steadyEvents = useSteadyEvents(cardEvents);
  const titleOf = useTitleOf();
  const dragAndDropHooks = useDragAndDrop<C>({
    getItems: (keys) => creationDrags(creations, keys, titleOf),
    getAllowedDropOperations: () => ['copy'],
  });
  // Before the list hears of it: to the list a letter and Space mean something else.
  const hear = (press: KeyboardEvent<HTMLDivElement>) => {
    const deed = frameDeed(press);
    const creation = deed && frameAt(press.target as Element, deed, creations);
    if (!deed || !creation) return;
    // By its box, so that the list knows where a range begins.
    if (deed === 'select')
      (press.target as Element).querySelector<HTMLElement>('[data-part="selection"] input')?.click();
    else if (!onDeed(deed, creation)) return;
    press.preventDefault();
    press.stopPropagation();
  };
  return (
    // The keys are those of the rows inside, which have the focus.
    <div className={sheet} onKeyDownCapture={hear}>
      <Virtualizer layout="grid" isEven minItemWidth={196} itemHeight={190} maxColumns={3} gap={20}>
        <GridList<C>
          label={label}
          items={creations}
          textOf={titleOf}
          selectionMode="multiple"
          selectedIds={selectedIds}
          onSelectionChange={onSelectionChanged}
          disallowTypeAhead
          dragAndDropHooks={dragAndDropHooks}
          isLoadingMore={isLoadingMore}
          onMoreRequested={onMoreRequested}
          onItemOpened={
            onOpened &&
            (({ id }) => {
              const creation = creations.find((each) => each.id === id);
              if (creation) onOpened({ creation });
            })
          }
        >
          {(creation) => (
            <Card
              {...steadyEvents}
              creation={creation}
              labels={said}
              mark={creation.id === pinnedId && <Badge tone="accent">{said.pinned}</Badge>}
            />
          )}
        </GridList>
      </Virtualizer>
    </div>
  );
}
