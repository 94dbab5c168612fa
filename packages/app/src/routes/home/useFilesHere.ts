import { carriesFiles } from '@kinora/design-system';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

interface FilesHere {
  /** At work on what came before: nothing more is taken until then. */
  readonly isBusy: boolean;
  /** Some are held over the window: what reads them may be fetched. */
  readonly onNear: () => void;
  /** Never none. */
  readonly onFiles: (files: readonly File[]) => void;
}

type Coming = Event & {
  readonly dataTransfer?: DataTransfer | null;
  readonly clipboardData?: DataTransfer | null;
};

const overlaid = '[data-overlay="modal"]';
const typedIn = 'input, textarea, [contenteditable]';

/** Hears of files that fall or are pasted anywhere in the window, and answers whether some are held over it. */
export function useFilesHere({ isBusy, onNear, onFiles }: FilesHere): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const hear = useEffectEvent((event: Coming) => {
    const carried = event.dataTransfer ?? event.clipboardData;
    if (!carried || !carriesFiles(carried) || event.defaultPrevented) return;
    const isPasted = event.type === 'paste';
    if (isPasted && (event.target as Element).closest(typedIn)) return;
    event.preventDefault();
    const isOpen = !isBusy && !document.querySelector(overlaid);
    setIsHeld(isOpen && event.type === 'dragover');
    if (!isOpen) carried.dropEffect = 'none';
    else if (event.type === 'dragover') {
      carried.dropEffect = 'copy';
      onNear();
    } else {
      const files = [...carried.files];
      if (files.length > 0) onFiles(files);
    }
  });
  // As soon as the place is seen.
  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    // On the document: what takes files itself has had them by then, and what keeps the window from them has not.
    for (const type of ['dragover', 'drop', 'paste'])
      document.addEventListener(type, (event) => hear(event), { signal });
    // Out of the window, and no longer over anything.
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setIsHeld(false), {
      signal,
    });
    return () => end.abort();
  }, []);
  return isHeld;
}
