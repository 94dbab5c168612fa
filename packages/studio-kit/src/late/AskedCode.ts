import { createContext } from 'react';

/** Hears of all code that a press asked for, and says it where that does not come. */
export const AskedCode = createContext<((code: Promise<unknown>) => unknown) | null>(null);
