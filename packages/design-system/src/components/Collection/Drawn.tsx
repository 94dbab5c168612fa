import { createContext, memo, use } from 'react';
import type { CollectionItem, CollectionProps, ItemState } from './collectionProps.ts';

/**
 * How the items of the list around look. Told past the collection, which is built anew of thousands of items whenever
 * something changes that it was given: so only those in sight are drawn again.
 */
export const DrawContext = createContext<CollectionProps<never>['children']>(() => null);

/** One item as its list draws it; not again while nothing changed, though its row is. */
export const Drawn = memo(({ item, ...state }: ItemState & { item: CollectionItem }) =>
  use(DrawContext)(item as never, state),
);
