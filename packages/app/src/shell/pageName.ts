import { createContext, use, useEffect } from 'react';

/** Takes the name of what a page shows; null while it shows nothing of a name of its own. */
export const NamingPage = createContext<(name: string | null) => void>(() => {});

/** The tab is called after what its page shows, once that is known: after an album, not after all albums. */
export function usePageName(name: string | undefined): void {
  const call = use(NamingPage);
  useEffect(() => {
    call(name ?? null);
    return () => call(null);
  }, [call, name]);
}
