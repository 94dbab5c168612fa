import { pretendedEvery, pretendedMost, pretendedStep } from '@kinora/contract';
import { useEffect, useState } from 'react';

/** Where a made-up progress has its chance and its beat from; stories and tests bring still ones (D33). */
export interface Pretence {
  readonly random: () => number;
  /** Calls back every so many milliseconds, until it is ended. */
  readonly every: (milliseconds: number, tick: () => void) => () => void;
}

export const livelyPretence: Pretence = {
  random: Math.random,
  every(milliseconds, tick) {
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  },
};

/**
 * A share that rises while it is wanted and starts anew the next time. At the reply it is whole for one beat (A222);
 * null while there is none.
 */
export function usePretence(
  isWanted: boolean,
  { random, every }: Pretence = livelyPretence,
  isReplied = false,
  isFound = false,
): number | null {
  const [share, setShare] = useState<number | null>(isWanted ? 0 : null);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (wasWanted !== isWanted) {
    setWasWanted(isWanted);
    // How far it seemed to be before it was found again nobody knows: it is never told as less.
    setShare(isWanted ? (isFound ? pretendedMost : 0) : isReplied ? 1 : null);
  }
  const isEnding = !isWanted && share !== null;
  useEffect(() => {
    if (!isWanted) return;
    return every(pretendedEvery, () => setShare((before) => pretendedStep(before ?? 0, random)));
  }, [every, isWanted, random]);
  useEffect(() => {
    if (!isEnding) return;
    return every(pretendedEvery, () => setShare(null));
  }, [every, isEnding]);
  return isWanted || isReplied ? share : null;
}
