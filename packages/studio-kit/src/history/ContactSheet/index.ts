export { ContactSheet, type ContactSheetProps } from './ContactSheet.tsx';
export { creationDrag, type DraggedCreation } from './creationDrag.ts';
export { creationDragType } from './creationDragType.ts';
