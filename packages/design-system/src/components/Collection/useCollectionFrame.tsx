import type { ReactNode, Ref } from 'react';
import type { DragAndDropHooks } from 'react-aria-components';
import type { Labels } from '../../labels/labels.ts';
import { useVirtualLayout } from '../Virtualizer/VirtualLayout.ts';
import type { ListLayout } from '../Virtualizer/VirtualLayout.ts';
import { keysOf } from './collectionProps.ts';
import type { CollectionItem, CollectionProps } from './collectionProps.ts';
import { MoreLine } from './MoreLine.tsx';
import { Nothing } from './Nothing.tsx';
import { needsLabel } from '../../dev/needsLabel.ts';
import { needsUnique } from '../../dev/needsUnique.ts';

/** What GridList and ListBox take alike. */
export interface CollectionFrameProps<Item extends CollectionItem> extends CollectionProps<Item> {
  /** One under another, or frames side by side. @default 'stack', or that of the Virtualizer around it */
  layout?: ListLayout | undefined;
  labels?: Partial<Pick<Labels, 'loading' | 'nothingHere'>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

interface TakenProps<Item extends object> {
  dragAndDropHooks?: DragAndDropHooks<Item> | undefined;
}

/** How such a list is laid out, what its root takes, what its items need, and the line at its end. */
export function useCollectionFrame<
  Item extends CollectionItem,
  Props extends CollectionFrameProps<Item> & TakenProps<Item>,
>(
  component: string,
  {
    label,
    items,
    // Goes to the items by `DrawContext`.
    children: _,
    textOf,
    layout,
    selectedIds,
    defaultSelectedIds,
    onSelectionChange,
    disabledIds,
    onItemOpened,
    emptyState,
    onMoreRequested,
    isLoadingMore = false,
    dragAndDropHooks,
    labels,
    className,
    ref,
    ...rest
  }: Props,
) {
  if (process.env.NODE_ENV !== 'production') {
    needsLabel(component, label);
    needsUnique(component, 'items', 'id', items);
  }
  const virtual = useVirtualLayout();
  const placed = layout ?? virtual ?? 'stack';
  return {
    placed,
    isVirtual: virtual !== null,
    className,
    root: {
      'data-component': component,
      ...rest,
      ...keysOf(items, { selectedIds, defaultSelectedIds, onSelectionChange, disabledIds, onItemOpened }),
      dragAndDropHooks,
      ref,
      'aria-label': label,
      layout: placed,
      renderEmptyState: (): ReactNode => <Nothing labels={labels}>{emptyState}</Nothing>,
    },
    collection: { items, dependencies: [textOf, placed] },
    more: onMoreRequested && {
      onLoadMore: onMoreRequested,
      isLoading: isLoadingMore,
      children: <MoreLine labels={labels} />,
    },
  };
}
