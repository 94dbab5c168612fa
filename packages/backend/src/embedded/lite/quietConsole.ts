import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<Fault[]>();
let original: typeof console.error | null = null;

interface Fault {
  readonly isOfAuth: boolean;
  /** Without details, which may quote what somebody wrote. */
  readonly words: string;
}

const faultIn = (words: readonly unknown[]): Fault => {
  const error = words.find((word) => word instanceof Error);
  return {
    isOfAuth: words[0] === 'Auth error:',
    words: error ? `${error.name}: ${error.message}` : 'a fault without words',
  };
};

/**
 * The API prints every refused statement with its stack, though the caller already gets the answer. What is its own
 * fault is told, in a line; others' errors still show as they are.
 */
export async function quietly(work: () => Promise<Response>, log: (line: string) => void): Promise<Response> {
  if (!original) {
    original = console.error;
    const loud = original;
    console.error = (...words: unknown[]) => {
      const faults = inside.getStore();
      if (faults) faults.push(faultIn(words));
      else loud(...words);
    };
  }
  const faults: Fault[] = [];
  const answer = await inside.run(faults, work);
  const told = answer.status >= 500 ? faults : faults.filter(({ isOfAuth }) => isOfAuth);
  for (const words of new Set(told.map((fault) => fault.words)))
    log(`The API failed and answered ${answer.status}: ${words}`);
  return answer;
}
