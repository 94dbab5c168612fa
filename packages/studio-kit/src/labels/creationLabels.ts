import { untitledWords } from '@kinora/contract';
import type { Words } from './words.ts';

const creationText = { untitled: untitledWords };

/** What any creation is called, wherever it is shown. */
export type CreationLabels = Words<typeof creationText>;
export const creationLabels: CreationLabels = creationText;
