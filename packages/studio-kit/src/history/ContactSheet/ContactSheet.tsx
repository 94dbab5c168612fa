import type { ShownCreation } from '@kinora/contract';
import { Button, EmptyState, VisuallyHidden } from '@kinora/design-system';
import { Keyboard } from '@kinora/design-system/icons';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';
import { RetryNotice } from '../../shell/RetryNotice/index.ts';
import type { CreationCardEvents } from '../CreationCard/index.ts';
import { SelectionBar } from '../SelectionBar/index.ts';
import { docked, root, tools, unexposed } from './ContactSheet.css.ts';
import type { FrameDeed } from './frameDeed.ts';
import { SheetOfFrames } from './SheetOfFrames.tsx';
import { usePinnedFrame } from './usePinnedFrame.ts';

export interface ContactSheetProps<C extends ShownCreation = ShownCreation> extends CreationCardEvents<C> {
  /** null while they are on their way. */
  creations: readonly C[] | null;
  /** How many there are in all, those included that have not come yet. */
  total?: number | undefined;
  /** Why they could not be had, or not all of them. */
  problem?: string | undefined;
  /** They are being asked for again: the problem stays until there is an answer. */
  isRetrying?: boolean | undefined;
  onRetryRequested?: (() => void) | undefined;
  /** What stands there while there is nothing. */
  emptyState?: ReactNode;
  selectedIds?: ReadonlySet<string> | undefined;
  onSelectionChanged?: ((event: { ids: ReadonlySet<string> }) => void) | undefined;
  /** All that there are are to be chosen, those included that have not come yet: let them come, and choose them. */
  onAllRequested?: (() => void) | undefined;
  onOpened?: ((event: { creation: C }) => void) | undefined;
  onMoreRequested?: (() => void) | undefined;
  isLoadingMore?: boolean | undefined;
  /** R: into its studio, with what it was made from. */
  onReuseRequested?: ((event: { creation: C }) => void) | undefined;
  /** S: as a reference for another. */
  onReferenceRequested?: ((event: { creation: C }) => void) | undefined;
  /** Space on one and then on another, or two that are chosen. */
  onCompareRequested?: ((event: { pair: readonly [C, C] }) => void) | undefined;
  onAlbumRequested?: ((event: { creations: readonly C[] }) => void) | undefined;
  onZipRequested?: ((event: { creations: readonly C[] }) => void) | undefined;
  onManyDeleteRequested?: ((event: { creations: readonly C[] }) => void) | undefined;
  /** `?`, and a button under the sheet. Show all keys there are: a ShortcutSheet does. */
  onShortcutsRequested?: (() => void) | undefined;
  labels?: Partial<KitLabels['history']> | undefined;
}

const none: readonly never[] = [];
const nobody: ReadonlySet<string> = new Set();

/** A history as a sheet of frames: three columns on a desktop, as many frames as there are. */
export function ContactSheet<C extends ShownCreation>({
  creations,
  total,
  problem,
  isRetrying,
  onRetryRequested,
  emptyState,
  selectedIds: held,
  onSelectionChanged,
  onAllRequested,
  onOpened,
  onMoreRequested,
  isLoadingMore = false,
  onReuseRequested,
  onReferenceRequested,
  onCompareRequested,
  onAlbumRequested,
  onZipRequested,
  onManyDeleteRequested,
  onShortcutsRequested,
  labels,
  ...cardEvents
}: ContactSheetProps<C>) {
  const said = useKitLabels('history', historyLabels, labels);
  const frames: readonly C[] = creations ?? none;
  const [own, setOwn] = useState<ReadonlySet<string>>(nobody);
  const selectedIds = held ?? own;
  const { pinnedId, news, press } = usePinnedFrame(said, onCompareRequested);
  const chosen = useMemo(() => frames.filter(({ id }) => selectedIds.has(id)), [frames, selectedIds]);

  const select = (event: { ids: ReadonlySet<string> }) => {
    setOwn(event.ids);
    onSelectionChanged?.(event);
  };
  const [first, second] = chosen;
  const isAnyChosen = first !== undefined;
  /** What happens to all that are chosen. */
  const many = (tell: ((event: { creations: readonly C[] }) => void) | undefined) =>
    tell && (() => tell({ creations: chosen }));
  const removeChosen = first && many(onManyDeleteRequested);
  const one = (tell: ((event: { creation: C }) => void) | undefined) =>
    tell && ((creation: C) => tell({ creation }));
  const deeds: { readonly [D in Exclude<FrameDeed, 'select'>]?: ((creation: C) => void) | undefined } = {
    compare: onCompareRequested && press,
    reuse: one(onReuseRequested),
    reference: one(onReferenceRequested),
    shortcuts: onShortcutsRequested,
    delete: removeChosen ?? one(cardEvents.onDeleteRequested),
  };
  // What had the focus in the bar is gone: one goes on at the frame that had it before.
  const sheet = useRef<HTMLElement>(null);
  const isMoreOffered = total !== undefined && frames.length < total && chosen.length === frames.length;
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        sheet.current?.querySelector<HTMLElement>('[role=grid]')?.focus();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- whenever something of the bar goes
    [isAnyChosen, isMoreOffered],
  );

  return (
    <section ref={sheet} className={root} aria-label={said.title} data-component="ContactSheet">
      {problem !== undefined && (
        <RetryNotice title={problem} retryLabel={said.tryAgain} {...{ isRetrying, onRetryRequested }} />
      )}
      {creations === null ? (
        problem === undefined && (
          <div role="status" className={unexposed}>
            {said.loading}
          </div>
        )
      ) : creations.length === 0 ? (
        (emptyState ?? <EmptyState title={said.empty.title}>{said.empty.description}</EmptyState>)
      ) : (
        <>
          <SheetOfFrames
            {...cardEvents}
            {...{ creations, pinnedId, selectedIds, said }}
            {...{ onOpened, onMoreRequested, isLoadingMore }}
            label={said.title}
            onSelectionChanged={select}
            onDeed={(deed, creation) => {
              deeds[deed]?.(creation);
              return deeds[deed] !== undefined;
            }}
          />
          <VisuallyHidden role="status">{news}</VisuallyHidden>
          <SelectionBar
            className={docked}
            count={chosen.length}
            {...{ total, isLoadingMore }}
            labels={said}
            onSelectionCleared={() => select({ ids: nobody })}
            onAllRequested={isMoreOffered ? onAllRequested : undefined}
            onCompareRequested={
              onCompareRequested && first && second && chosen.length === 2
                ? () => onCompareRequested({ pair: [first, second] })
                : undefined
            }
            onAlbumRequested={many(onAlbumRequested)}
            onZipRequested={many(onZipRequested)}
            onDeleteRequested={removeChosen}
          />
          {onShortcutsRequested && (
            <div className={tools}>
              <Button size="sm" variant="ghost" icon={Keyboard} onPress={onShortcutsRequested}>
                {said.shortcuts}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
