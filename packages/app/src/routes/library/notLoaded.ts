import { libraryWords, problemIn } from '@kinora/contract';

/** That something could not be had. Where there was no connection the reason follows it, and asks itself to try again. */
export const notLoaded = (what: string, error: unknown): string =>
  problemIn(error)?.kind === 'Offline' ? libraryWords.notLoaded(what) : libraryWords.loadFailed(what);
