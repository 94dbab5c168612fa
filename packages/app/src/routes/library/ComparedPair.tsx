import { historyWords, ratioOfSides, titleOf, type StudioCreation } from '@kinora/contract';
import { Stack } from '@kinora/design-system';
import { SettingsReceipt } from '@kinora/studio-kit';
import type { ReactNode } from 'react';
import { seenOf, UnderOneSeam, type Seen } from './UnderOneSeam.tsx';
import { useReceiptTools } from './useReceiptTools.ts';
import { useSameFiles } from './useSameFiles.ts';

/** In the order in which they were made, whichever was chosen first; what one was made from is nothing that was made here. */
function inOrder(creation: StudioCreation, beside: StudioCreation | Seen) {
  if ('clip' in beside) return { before: beside, since: undefined, after: creation };
  const isLater = Date.parse(beside.created_at) > Date.parse(creation.created_at);
  const [since, after] = isLater ? [creation, beside] : [beside, creation];
  return { before: seenOf(since), since, after };
}

export interface ComparedPairProps {
  creation: StudioCreation;
  /** Another one, or what it was made from. */
  beside: StudioCreation | Seen;
  /** What stands between the two and what made them. */
  children?: ReactNode;
}

/** Two creations under one seam, and what was set differently for each. */
export function ComparedPair({ creation, beside, children }: ComparedPairProps) {
  const { before, since, after } = inOrder(creation, beside);
  const [toolSince, toolAfter] = useReceiptTools([since, after]);
  const comparedWith = useSameFiles(since, after);
  const title = titleOf(after);
  const made = title === before.title ? historyWords.madeLater : historyWords.madeByName(title);
  return (
    <Stack gap={24}>
      <UnderOneSeam
        before={before}
        after={seenOf(after)}
        // Of two shapes the one between: neither is made much smaller than the other.
        ratio={Math.sqrt(ratioOfSides(since ?? after) * ratioOfSides(after))}
      />
      {children}
      <SettingsReceipt
        creation={after}
        tool={toolAfter}
        comparedWith={comparedWith}
        comparedTool={toolSince}
        {...(since && { labels: { receipt: made } })}
      />
    </Stack>
  );
}
