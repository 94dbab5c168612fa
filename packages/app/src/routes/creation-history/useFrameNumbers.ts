import { numberedFrames, type FrameCount, type FrameNumbers } from '@kinora/contract';
import { useMemo, useState } from 'react';

/**
 * The numbers of somebody's frames, held for as long as whoever asks for them stands. Give all there are, or the pages of
 * all that have come: by their places under a filter one frame would have several numbers. None changes nothing.
 */
export function useFrameNumbers(
  frames: readonly { readonly id: string }[],
  { total, order }: FrameCount,
): FrameNumbers {
  const ids = useMemo(() => frames.map(({ id }) => id), [frames]);
  const [known, setKnown] = useState(() => numberedFrames(new Map(), ids, { total, order }));
  const next = useMemo(() => numberedFrames(known, ids, { total, order }), [known, ids, total, order]);
  if (next !== known) setKnown(next);
  return next;
}
