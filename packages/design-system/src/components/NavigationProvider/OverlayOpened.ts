import { createContext } from 'react';

/** Told that something takes the page over, and how to close it; answers with what to call once it is gone. */
export type OverlayOpened = (close: () => void) => () => void;

export const OverlayOpenedContext = createContext<OverlayOpened | undefined>(undefined);
