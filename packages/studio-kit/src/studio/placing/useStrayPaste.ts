import { useEffect, type RefObject } from 'react';

/** Files that are pasted while nothing has the focus that takes them find their place all the same. */
export function useStrayPaste(
  form: RefObject<HTMLElement | null>,
  onFilesPasted: ((event: { files: readonly File[] }) => void) | undefined,
): void {
  useEffect(() => {
    // On the window: whatever takes a paste itself has had it by then.
    const take = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData!;
      const isMeant = !event.defaultPrevented && files.length > 0 && !types.includes('text/plain');
      // What lies over the studio has the word.
      if (isMeant && !form.current?.closest('[inert], [aria-hidden=true]'))
        onFilesPasted?.({ files: [...files] });
    };
    window.addEventListener('paste', take);
    return () => window.removeEventListener('paste', take);
  }, [form, onFilesPasted]);
}
