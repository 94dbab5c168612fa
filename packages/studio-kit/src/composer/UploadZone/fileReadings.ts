import { createContext } from 'react';

/** Hears of every reading of chosen files, and at its end whether any was taken. */
export const FileReadings = createContext<(reading: Promise<boolean>) => unknown>(() => {});
