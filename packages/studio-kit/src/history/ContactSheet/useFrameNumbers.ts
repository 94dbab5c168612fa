import { useMemo, useState } from 'react';
import { numberedFrames, type FrameCount } from './frameNumbers.ts';

/** The numbers of the frames, held for as long as the sheet stands. */
export function useFrameNumbers(
  frames: readonly { readonly id: string }[],
  total: number,
  order: FrameCount['order'],
): ReadonlyMap<string, number> {
  const ids = useMemo(() => frames.map(({ id }) => id), [frames]);
  const [known, setKnown] = useState(() => numberedFrames(new Map(), ids, { total, order }));
  const next = useMemo(() => numberedFrames(known, ids, { total, order }), [known, ids, total, order]);
  if (next !== known) setKnown(next);
  return next;
}
