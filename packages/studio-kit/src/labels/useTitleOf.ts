import { titleElse, type TitleOf } from '@kinora/contract';
import { useMemo } from 'react';
import { creationLabels } from './creationLabels.ts';
import { useKitLabels } from './KitLabelsProvider.tsx';

/** What a creation is called, in the words in force here. */
export function useTitleOf(): TitleOf {
  const { untitled } = useKitLabels('creations', creationLabels);
  return useMemo(() => titleElse(untitled), [untitled]);
}
