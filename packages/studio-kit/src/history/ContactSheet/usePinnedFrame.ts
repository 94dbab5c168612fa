import { titleOf, type Creation } from '@kinora/contract';
import { useState } from 'react';
import type { KitLabels } from '../../labels/index.ts';

/** One frame is pinned, the next one is compared with it. What happened is said. */
export function usePinnedFrame(
  said: Pick<KitLabels['history'], 'pinnedSaid' | 'unpinnedSaid'>,
  onCompareRequested: ((event: { pair: readonly [Creation, Creation] }) => void) | undefined,
) {
  const [pinned, setPinned] = useState<Creation | null>(null);
  const [news, setNews] = useState('');
  const press = (creation: Creation) => {
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
