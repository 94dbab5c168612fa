import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** 'unknown' is what a server draws: the picture shows, whatever becomes of the script. */
export type LoadingStage = 'unknown' | 'loading' | 'arrived' | 'broken' | 'again';

export interface Loading {
  stage: LoadingStage;
  /** Counts the tries: an element of its own for each makes the browser ask again. */
  attempt: number;
  picture: RefObject<HTMLImageElement | null>;
  arrive: () => void;
  break: () => void;
  tryAgain: () => void;
}

interface Progress {
  src: string;
  stage: LoadingStage;
  attempt: number;
}

/** Follows one picture from its address to the screen, with as many tries as it takes. */
export function useLoading(src: string): Loading {
  const picture = useRef<HTMLImageElement>(null);
  const [progress, setProgress] = useState<Progress>({ src, stage: 'unknown', attempt: 0 });
  const isSame = progress.src === src;
  const current: Progress = isSame ? progress : { src, stage: 'unknown', attempt: progress.attempt + 1 };
  if (!isSame) setProgress(current);
  const { stage, attempt } = current;

  useLayoutEffect(() => {
    if (stage !== 'unknown') return;
    // It may have come, or failed, before this script did.
    const { complete = false, naturalWidth = 0 } = picture.current ?? {};
    const found = !complete ? 'loading' : naturalWidth > 0 ? 'arrived' : 'broken';
    setProgress((known) => ({ ...known, stage: found }));
  }, [stage, attempt]);

  const to = (next: LoadingStage) => setProgress((known) => ({ ...known, stage: next }));
  const tryAgain = () => setProgress((known) => ({ ...known, stage: 'again', attempt: known.attempt + 1 }));

  useEffect(() => {
    if (stage !== 'broken') return;
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [stage]);

  return { stage, attempt, picture, arrive: () => to('arrived'), break: () => to('broken'), tryAgain };
}
