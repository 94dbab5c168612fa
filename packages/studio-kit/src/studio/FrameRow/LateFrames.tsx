import { useFetchedWhen } from '@kinora/design-system';
import { useEffect, useState } from 'react';
import type { LatestFramesProps } from './LatestFrames.tsx';

const fetchFrames = () => import('./LatestFrames.tsx');

/** The row of frames, fetched where there is room for it: a phone never asks. */
export function LateFrames(frames: LatestFramesProps) {
  const [hasRoom, setHasRoom] = useState(false);
  const late = useFetchedWhen(hasRoom, fetchFrames);
  useEffect(() => {
    const room = matchMedia('(min-width: 900px)');
    const look = () => setHasRoom(room.matches);
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return late && <late.default {...frames} />;
}
