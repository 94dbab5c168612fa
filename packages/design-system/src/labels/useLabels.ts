import { englishLabels } from './englishLabels.ts';
import type { Labels } from './labels.ts';
import { useWords } from './LabelsProvider.tsx';

/** The words in force here, with a component's own `labels` on top. */
export const useLabels = (own?: Partial<Labels>): Labels => useWords(englishLabels, own);
