import { useEffect, type RefObject } from 'react';
import { pastedFiles } from '../../composer/PromptBox/pastedFiles.ts';

/** Files that are pasted find their place, wherever the focus is. */
export function useStrayPaste(
  form: RefObject<HTMLElement | null>,
  onFilesPasted: (event: { files: readonly File[] }) => void,
): void {
  useEffect(() => {
    // On the window: whatever takes a paste itself has had it by then.
    const take = (event: ClipboardEvent) => {
      const files = event.defaultPrevented ? [] : pastedFiles(event.clipboardData!);
      // What lies over the studio has the word.
      if (files.length > 0 && !form.current?.closest('[inert], [aria-hidden=true]')) onFilesPasted({ files });
    };
    window.addEventListener('paste', take);
    return () => window.removeEventListener('paste', take);
  }, [form, onFilesPasted]);
}
