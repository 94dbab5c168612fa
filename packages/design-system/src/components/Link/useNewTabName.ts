import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';

/** A name that stands in place of what is seen, with the words for another tab where it opens one. */
export function useNewTabName<Name extends string | undefined>(
  name: Name,
  target: string | undefined,
): Name | string {
  const { opensInNewTab } = useWords(generalWords);
  return name && target === '_blank' ? `${name} (${opensInNewTab})` : name;
}
