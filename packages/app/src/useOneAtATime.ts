import { useCallback, useRef } from 'react';

/** Work that is under way is not begun again: a double click comes before anything is drawn as busy. */
export function useOneAtATime<Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const underWay = useRef<Promise<Answer> | null>(null);
  return useCallback(
    (...asked) => {
      underWay.current ??= work(...asked).finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
    [work],
  );
}
