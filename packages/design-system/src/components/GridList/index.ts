export { GridList } from './GridList.tsx';
export type { GridListProps } from './GridList.tsx';
export type { CollectionItem, CollectionProps, ItemState } from '../Collection/collectionProps.ts';
