import { useCallback, useRef, useState } from 'react';

const none: readonly string[] = [];

/** Prompts used before, asked for when somebody is about to write; where they don't come there are none. */
export function usePastPrompts(read: (() => Promise<readonly string[]>) | undefined) {
  const [past, setPast] = useState(none);
  const asked = useRef<typeof read>(undefined);
  const ask = useCallback(() => {
    if (!read || asked.current === read) return;
    asked.current = read;
    read().then(
      (prompts) => asked.current === read && setPast(prompts),
      // The next focus asks again.
      () => (asked.current = undefined),
    );
  }, [read]);
  return [past, ask] as const;
}
