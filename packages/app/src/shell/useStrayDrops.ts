import { useEffect } from 'react';

const keepPage = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
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
