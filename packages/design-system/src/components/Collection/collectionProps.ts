import type { ReactNode } from 'react';
import type { Key, Selection } from 'react-aria-components';

/** What every list of things needs of a thing. */
export interface CollectionItem {
  id: string;
}

/** What an item is at, for whoever draws it. */
export interface ItemState {
  isSelected: boolean;
  isDisabled: boolean;
  isDragging: boolean;
  isFocusVisible: boolean;
}

/** The same of React Aria's: a list without drags leaves that part out. */
export function itemState(state: Omit<ItemState, 'isDragging'> & { isDragging?: boolean }): ItemState {
  const { isSelected, isDisabled, isDragging = false, isFocusVisible } = state;
  return { isSelected, isDisabled, isDragging, isFocusVisible };
}

/** What lists share: their items, what is chosen of them, and how more come. */
export interface CollectionProps<Item extends CollectionItem> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /** How one item looks. */
  children: (item: Item, state: ItemState) => ReactNode;
  /** An item in words: its name, and what typing its first letters finds. */
  textOf: (item: Item) => string;
  selectedIds?: Iterable<string> | undefined;
  defaultSelectedIds?: Iterable<string> | undefined;
  /** Every chosen id, also where all were chosen at once. */
  onSelectionChange?: ((selection: { ids: ReadonlySet<string> }) => void) | undefined;
  disabledIds?: Iterable<string> | undefined;
  /** Enter, or a press where nothing is chosen yet. */
  onItemOpened?: ((opened: { id: string }) => void) | undefined;
  /** What stands there while there is nothing. */
  emptyState?: ReactNode;
  /** The end of the list came into sight: fetch more. */
  onMoreRequested?: (() => void) | undefined;
  isLoadingMore?: boolean | undefined;
}

/** Props of React Aria's lists that these replace. */
export type ReplacedCollectionProps =
  | keyof CollectionProps<CollectionItem>
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'aria-label'
  | 'aria-labelledby'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'disabledKeys'
  | 'onAction'
  | 'renderEmptyState';

type SelectionProps = Pick<
  CollectionProps<CollectionItem>,
  'selectedIds' | 'defaultSelectedIds' | 'onSelectionChange' | 'disabledIds' | 'onItemOpened'
>;

/** Where a range began, which React Aria keeps with what was chosen: an owner gives back no more than the ids. */
const rangeOf = new WeakMap<Iterable<string>, Exclude<Selection, 'all'>>();

/** The same as React Aria spells it. */
export function keysOf(
  items: readonly CollectionItem[],
  { selectedIds, defaultSelectedIds, onSelectionChange, disabledIds, onItemOpened }: SelectionProps,
) {
  const disabled = new Set(disabledIds);
  return {
    selectedKeys: selectedIds && (rangeOf.get(selectedIds) ?? selectedIds),
    defaultSelectedKeys: defaultSelectedIds,
    disabledKeys: disabledIds && disabled,
    onAction: onItemOpened && ((key: Key) => onItemOpened({ id: String(key) })),
    onSelectionChange:
      onSelectionChange &&
      ((keys: Selection) => {
        const ids = idsOf(items, keys, disabled);
        if (keys !== 'all') rangeOf.set(ids, keys);
        onSelectionChange({ ids });
      }),
  };
}

/** What was chosen, one by one: 'all' means every item that can be. */
export function idsOf(
  items: readonly CollectionItem[],
  keys: Selection,
  disabled: ReadonlySet<string>,
): ReadonlySet<string> {
  return keys === 'all'
    ? new Set(items.map(({ id }) => id).filter((id) => !disabled.has(id)))
    : new Set([...keys].map(String));
}
