import { carriesFiles } from '@kinora/design-system';
import { useEffect } from 'react';

const keepPage = (event: DragEvent) => {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer || !carriesFiles(dataTransfer)) return;
  event.preventDefault();
  // Nothing here takes it: else the pointer would say that it is copied.
  dataTransfer.dropEffect = 'none';
};

/** A file dropped beside its place must not make the browser leave the page and open it. */
export function useStrayDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}
