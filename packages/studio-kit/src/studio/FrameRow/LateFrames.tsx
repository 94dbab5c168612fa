import { useEffect } from 'react';
import { useFetched } from '../../late/useFetched.ts';
import type { LatestFramesProps } from './LatestFrames.tsx';

const fetchFrames = async () => (await import('./LatestFrames.tsx')).default;

/** The row of frames, fetched where there is room for it: a phone never asks. */
export function LateFrames(frames: LatestFramesProps) {
  const [LatestFrames, ask] = useFetched(fetchFrames);
  useEffect(() => {
    const room = window.matchMedia('(min-width: 900px)');
    const look = () => room.matches && ask();
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, [ask]);
  return LatestFrames && <LatestFrames {...frames} />;
}
