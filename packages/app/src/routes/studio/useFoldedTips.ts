import { useCallback, useState } from 'react';
import { recall, remember } from '../../deviceMemory.ts';

const key = 'kinora-folded-tips';

/** The tools whose tips were folded away on this device. */
export function useFoldedTips() {
  const [foldedTips, setFoldedTips] = useState<readonly string[]>(() =>
    (recall(key) ?? '').split(' ').filter(Boolean),
  );
  const onTipsFolded = useCallback(
    ({ toolId, isFolded }: { toolId: string; isFolded: boolean }) =>
      setFoldedTips((before) => {
        const others = before.filter((id) => id !== toolId);
        const next = isFolded ? [...others, toolId] : others;
        remember(key, next.join(' '));
        return next;
      }),
    [],
  );
  return { foldedTips, onTipsFolded };
}
