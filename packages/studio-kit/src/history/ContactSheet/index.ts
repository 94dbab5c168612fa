export { ContactSheet, type ContactSheetProps } from './ContactSheet.tsx';
export { creationDrag, creationDragType, type DraggedCreation } from './creationDrag.ts';
