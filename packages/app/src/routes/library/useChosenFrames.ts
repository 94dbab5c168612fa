import { useCallback, useState } from 'react';
import type { Named } from './goOnBeside.ts';

const nobody: ReadonlySet<string> = new Set();
const idsOf = (frames: readonly Named[]): ReadonlySet<string> => new Set(frames.map(({ id }) => id));

/** Which frames are chosen: those that were ticked, or all there are. Then those that still come are chosen as they come. */
export function useChosenFrames(frames: readonly Named[], hasMore: boolean) {
  const [ticked, setTicked] = useState(nobody);
  const [isAll, setIsAll] = useState(false);
  const choose = useCallback((ids: ReadonlySet<string>) => {
    setIsAll(false);
    setTicked(ids);
  }, []);
  const letGo = useCallback(() => choose(nobody), [choose]);
  // What is made from now on is none of those that were meant.
  if (isAll && !hasMore) choose(idsOf(frames));
  return {
    selectedIds: isAll ? idsOf(frames) : ticked,
    /** The others have to come, page after page. */
    isAll,
    choose,
    letGo,
    chooseAll: () => setIsAll(true),
  };
}
