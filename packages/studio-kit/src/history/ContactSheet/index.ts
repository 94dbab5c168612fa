export { ContactSheet, type ContactSheetProps } from './ContactSheet.tsx';
export type { FrameCount, FrameNumbers } from './frameNumbers.ts';
export { useFrameNumbers } from './useFrameNumbers.ts';
export { creationDrag, creationDragType, type DraggedCreation } from './creationDrag.ts';
