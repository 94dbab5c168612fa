import type { ShownCreation } from '@kinora/contract';
import { useState } from 'react';
import type { KitLabels } from '../../labels/index.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';

/** One frame is pinned, the next one is compared with it. What happened is said. */
export function usePinnedFrame<C extends Pick<ShownCreation, 'id' | 'title' | 'prompt' | 'type'>>(
  said: Pick<KitLabels['history'], 'pinnedSaid' | 'unpinnedSaid'>,
  onCompareRequested: ((event: { pair: readonly [C, C] }) => void) | undefined,
) {
  const titleOf = useTitleOf();
  const [pinned, setPinned] = useState<C | null>(null);
  const [news, setNews] = useState('');
  const press = (creation: C) => {
    if (pinned === null) {
      setPinned(creation);
      setNews(said.pinnedSaid(titleOf(creation)));
      return;
    }
    setPinned(null);
    if (pinned.id === creation.id) {
      setNews(said.unpinnedSaid(titleOf(creation)));
      return;
    }
    setNews('');
    onCompareRequested?.({ pair: [pinned, creation] });
  };
  return { pinnedId: pinned?.id ?? null, news, press };
}
