export { EmptyState } from './EmptyState.tsx';
export type { EmptyStateProps } from './EmptyState.tsx';
export { emptyStateSizes } from './emptyStateValues.ts';
export type { EmptyStateSize } from './emptyStateValues.ts';
