import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();
let original: typeof console.error | null = null;

/** The API prints every refused statement with its stack, though the caller already gets the answer. Others' errors still show. */
export function quietly<T>(work: () => T): T {
  if (!original) {
    original = console.error;
    const loud = original;
    console.error = (...words: unknown[]) => {
      if (!inside.getStore()) loud(...words);
    };
  }
  return inside.run(true, work);
}
