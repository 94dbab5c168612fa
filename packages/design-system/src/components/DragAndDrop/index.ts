export { reordered } from './reordered.ts';
export type { Move } from './reordered.ts';
export { useDragAndDrop } from './useDragAndDrop.tsx';
export type { ListDragAndDrop } from './useDragAndDrop.tsx';
