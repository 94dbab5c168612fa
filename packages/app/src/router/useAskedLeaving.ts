import { useCallback, useEffect, useState } from 'react';
import { useRouter } from './RouterProvider.tsx';

interface Leaving {
  readonly from: string | undefined;
  readonly goOn: () => void;
  readonly onStayed: (() => void) | undefined;
  readonly isMeant: boolean;
}

export interface AskedLeaving {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Whoever leaves a page that holds something is asked first: by a link, by a step back, and by the browser before it unloads. */
export function useAskedLeaving(isHeld: boolean): AskedLeaving {
  const { arrived, onArrived, onLeaving, onOverlayOpened, stepBack } = useRouter();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const isMeant = leaving?.isMeant === true;
  // What it was about is over.
  if (!isHeld && leaving && !isMeant) setLeaving(null);

  const isWatched = isHeld && leaving === null;
  useEffect(() => {
    if (!isWatched) return undefined;
    const ask = (goOn: () => void, onStayed?: () => void) =>
      setLeaving({ from: arrived()?.place.pathname, goOn, onStayed, isMeant: false });
    // A step back has happened when it is heard of: one that closes something leaves the page where it is.
    const ends = [onLeaving(ask), onOverlayOpened(() => ask(stepBack))];
    return () => ends.forEach((end) => end());
  }, [isWatched, arrived, onLeaving, onOverlayOpened, stepBack]);

  // However the question ended: to who has gone on by then it says nothing.
  const onStayed = leaving?.onStayed;
  useEffect(() => onStayed, [onStayed]);

  const keepsPage = isHeld && !isMeant;
  useEffect(() => {
    if (!keepsPage) return undefined;
    const keep = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', keep);
    return () => removeEventListener('beforeunload', keep);
  }, [keepsPage]);

  // In an effect: the question, which lies over the page, has gone by then.
  useEffect(() => {
    if (!leaving?.isMeant) return undefined;
    leaving.goOn();
    // Come back to before it had gone, the page holds what it held.
    return onArrived(() => arrived()?.place.pathname === leaving.from && setLeaving(null));
  }, [leaving, arrived, onArrived]);

  return {
    isAsking: leaving !== null && !isMeant,
    stay: useCallback(() => setLeaving(null), []),
    leave: useCallback(() => setLeaving((now) => now && { ...now, isMeant: true }), []),
  };
}
