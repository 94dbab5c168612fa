import type { DragEvent, DOMAttributes } from 'react';

const carriesFiles = ({ types }: DataTransfer) =>
  // A picture dragged off the page itself carries its address too, and is no file of the person's.
  types.some((type) => type.toLowerCase() === 'files') && !types.includes('text/uri-list');

/** What falls beside every place for it would open in the page's stead, and all that was typed be gone. */
export function strayDrop(
  onFilesDropped: (event: { files: readonly File[] }) => void,
): Pick<DOMAttributes<HTMLElement>, 'onDragOver' | 'onDrop'> {
  const stop = (event: DragEvent) => {
    if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return false;
    event.preventDefault();
    return true;
  };
  return {
    onDragOver: stop,
    onDrop: (event) => {
      if (!stop(event)) return;
      onFilesDropped({ files: [...event.dataTransfer.files] });
    },
  };
}
