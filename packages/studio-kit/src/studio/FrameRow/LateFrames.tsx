import { useFetchedWhen } from '@kinora/design-system';
import { useEffect, useState } from 'react';
import { fetchFiles } from '../../late/lateCode.ts';
import type { LatestFramesProps } from './LatestFrames.tsx';

/** The row of frames, fetched where there is room for it: a phone never asks. Most of it is what any file is placed with. */
export function LateFrames(frames: LatestFramesProps) {
  const [hasRoom, setHasRoom] = useState(false);
  const late = useFetchedWhen(hasRoom, fetchFiles);
  useEffect(() => {
    const room = matchMedia('(min-width: 900px)');
    const look = () => setHasRoom(room.matches);
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return late && <late.LatestFrames {...frames} />;
}
