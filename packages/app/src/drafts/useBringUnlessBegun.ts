import type { AnyTool, MadeResult } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';
import { useEffect, useRef } from 'react';

/** What somebody does who begins with something else, and which the form hears of only once a file is read. */
const acts = ['input', 'change', 'drop', 'paste'] as const;

/**
 * Looks once for what stood on a stage before, and brings it there unless something was begun meanwhile. `find` is to stay
 * the same; it answers null where nothing is looked for.
 */
export function useBringUnlessBegun(
  { phase, bring }: Pick<StudioModel<AnyTool>, 'phase' | 'bring'>,
  find: () => Promise<MadeResult | null> | null,
): void {
  /** Whether the stage keeps room for it; no longer, once it did and does not. */
  const room = useRef<'unknown' | 'kept' | 'over'>('unknown');
  useEffect(() => {
    if (phase.name === 'idle' && phase.isAwaiting) room.current = 'kept';
    else if (room.current === 'kept') room.current = 'over';
  }, [phase]);

  useEffect(() => {
    const found = find();
    if (!found) return;
    const over = new AbortController();
    const { signal } = over;
    const leave = () => {
      over.abort();
      bring(null);
    };
    for (const act of acts) addEventListener(act, leave, { capture: true, signal });
    found.then((result) => {
      // What comes late is no news to whoever began with something else meanwhile.
      if (!signal.aborted && room.current !== 'over') bring(result);
      over.abort();
    }, leave);
    return () => over.abort();
  }, [bring, find]);
}
