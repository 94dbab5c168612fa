import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Long enough to be read, short enough not to be in the way. */
const shownFor = 4000;

/** Puts a text on the clipboard and says for a while what became of it. */
export function useCopy(text: string): { state: CopyState; copy: () => Promise<void> } {
  const [{ state, times }, setTold] = useState<{ state: CopyState; times: number }>({
    state: 'idle',
    times: 0,
  });
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setTold({ state: 'idle', times }), shownFor);
    return () => clearTimeout(timer);
  }, [state, times]);
  const tell = (next: CopyState) => setTold((told) => ({ state: next, times: told.times + 1 }));
  return {
    state,
    // Browsers leave the clipboard out on pages without https, and may refuse it elsewhere.
    copy: () =>
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(text))
        .then(
          () => tell('copied'),
          () => tell('failed'),
        ),
  };
}
