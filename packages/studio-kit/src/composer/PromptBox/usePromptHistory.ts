import { useRef, useState } from 'react';

export interface PromptHistory {
  /** From 1 for the latest; 0 is what the person typed. */
  readonly place: number;
  readonly count: number;
  /** Further back with 1, forward again with -1; false where there is nothing there. */
  readonly step: (by: 1 | -1) => boolean;
  /** Puts other words in the place of those typed, which stay reachable as the latest entry. */
  readonly replace: (words: string) => void;
}

/** Walks through prompts used before, latest first. What was typed waits at the near end and is never lost. */
export function usePromptHistory(
  value: string,
  entries: readonly string[],
  onChanged: (prompt: string) => void,
): PromptHistory {
  const [place, setPlace] = useState(0);
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const typed = useRef(value);
  const earlier = [...replaced, ...entries].filter((entry) => entry !== '');
  // Words that were changed on the way are the person's own again.
  const isThere = place > 0 && earlier[place - 1] === value;
  const at = isThere ? place : 0;

  const step = (by: 1 | -1) => {
    const next = at + by;
    if (next < 0 || next > earlier.length) return false;
    if (at === 0) typed.current = value;
    setPlace(next);
    onChanged(next === 0 ? typed.current : earlier[next - 1]!);
    return true;
  };
  const replace = (words: string) => {
    if (value !== words && value.trim() !== '' && !earlier.includes(value)) setReplaced([value, ...replaced]);
    setPlace(0);
    onChanged(words);
  };
  return { place: at, count: earlier.length, step, replace };
}
