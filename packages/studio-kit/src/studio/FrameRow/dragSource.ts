import { creationDrag, type DraggedCreation } from '../../history/ContactSheet/creationDrag.ts';

/** Lets a frame be dragged by its picture: whole for an input of a studio, as an address for anything else. */
export const dragSource =
  <C extends DraggedCreation>(creation: C, onDragged?: (event: { creation: C | null }) => void) =>
  (picture: HTMLElement | null) => {
    if (!picture) return;
    const began = ({ dataTransfer }: DragEvent) => {
      if (!dataTransfer) return;
      dataTransfer.effectAllowed = 'copy';
      for (const [type, text] of Object.entries(creationDrag(creation))) dataTransfer.setData(type, text);
      onDragged?.({ creation });
    };
    const ended = () => onDragged?.({ creation: null });
    picture.addEventListener('dragstart', began);
    picture.addEventListener('dragend', ended);
    return () => {
      picture.removeEventListener('dragstart', began);
      picture.removeEventListener('dragend', ended);
    };
  };
