import { useEffect } from 'react';
import { log } from '../../log.ts';

/** Looks whether the mark is served, and logs what it finds (A119). */
export function useLogoCheck(): void {
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/logo.svg', { signal: leaving.signal }).then(
      ({ ok, status }) => log(`The logo ${ok ? 'is there' : `is missing (${status})`}`),
      (thrown: unknown) => leaving.signal.aborted || log('The logo could not be looked for', thrown),
    );
    return () => leaving.abort();
  }, []);
}
