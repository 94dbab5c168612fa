export { ContactSheet, type ContactSheetProps } from './ContactSheet.tsx';
export { creationDrag, creationDragType } from './creationDrag.ts';
