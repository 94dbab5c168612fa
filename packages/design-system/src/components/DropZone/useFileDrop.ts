import { useRef, useState, type ComponentProps } from 'react';
import { carriesFiles } from './carriesFiles.ts';

type Heard = Pick<ComponentProps<'div'>, 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'>;

export interface FileDrop {
  /** Files are held over the place. */
  readonly isDropTarget: boolean;
  readonly dropProps: Heard;
}

/** A place that files can be dropped on. React Aria's own takes what no file is as well, and made a studio 8 kB heavier. */
export function useFileDrop(isDisabled: boolean, onFilesDropped: (files: readonly File[]) => void): FileDrop {
  const [isDropTarget, setDropTarget] = useState(false);
  // Each element within is entered and left as well, the next one before the last; one that goes is never left.
  const entered = useRef(new Set<Element>());
  const settle = (zone: Element) => {
    for (const element of entered.current) if (!zone.contains(element)) entered.current.delete(element);
    setDropTarget(entered.current.size > 0);
  };
  return {
    isDropTarget: isDropTarget && !isDisabled,
    // Disabled it hears where files are held, for when it no longer is, and leaves them to whoever stands around it.
    dropProps: {
      onDragEnter(event) {
        if (!carriesFiles(event.dataTransfer)) return;
        if (!isDisabled) event.preventDefault();
        entered.current.add(event.target as Element);
        settle(event.currentTarget);
      },
      onDragOver(event) {
        if (isDisabled || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave(event) {
        entered.current.delete(event.target as Element);
        settle(event.currentTarget);
      },
      onDrop(event) {
        entered.current.clear();
        setDropTarget(false);
        if (isDisabled || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        const files = filesIn(event.dataTransfer);
        if (files.length > 0) onFilesDropped(files);
      },
    },
  };
}

/** A folder looks like a file of no type. */
const filesIn = ({ items }: DataTransfer): File[] =>
  [...items].flatMap((item) =>
    item.kind !== 'file' || item.webkitGetAsEntry()?.isDirectory ? [] : (item.getAsFile() ?? []),
  );
