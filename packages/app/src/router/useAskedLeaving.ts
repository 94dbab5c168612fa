import { useEffect, useState } from 'react';
import { useRouter } from './RouterProvider.tsx';

interface Leaving {
  readonly goOn: () => void;
  readonly isMeant: boolean;
}

export interface AskedLeaving {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Whoever leaves a page that holds something is asked first: by a link, by a step back, and by the browser before it unloads. */
export function useAskedLeaving(isHeld: boolean): AskedLeaving {
  const { onLeaving, onOverlayOpened, stepBack } = useRouter();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const isMeant = leaving?.isMeant === true;
  // What it was about is over.
  if (!isHeld && leaving && !isMeant) setLeaving(null);

  const isWatched = isHeld && leaving === null;
  useEffect(() => {
    if (!isWatched) return undefined;
    const ask = (goOn: () => void) => setLeaving({ goOn, isMeant: false });
    // A step back has happened when it is heard of: one that closes something leaves the page where it is.
    const ends = [onLeaving(ask), onOverlayOpened(() => ask(stepBack))];
    return () => ends.forEach((end) => end());
  }, [isWatched, onLeaving, onOverlayOpened, stepBack]);

  const keepsPage = isHeld && !isMeant;
  useEffect(() => {
    if (!keepsPage) return undefined;
    const keep = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', keep);
    return () => removeEventListener('beforeunload', keep);
  }, [keepsPage]);

  // In an effect: the question, which lies over the page, has gone by then.
  useEffect(() => {
    if (leaving?.isMeant) leaving.goOn();
  }, [leaving]);

  return {
    isAsking: leaving !== null && !isMeant,
    stay: () => setLeaving(null),
    leave: () => setLeaving((now) => now && { ...now, isMeant: true }),
  };
}
