import { bringStudio } from '@kinora/contract';

/** What a studio is filled with once its screen is here: its tools, and what was left in its form. */
export const studioParts = (id: string): readonly (() => Promise<unknown>)[] => [
  () => bringStudio(id),
  () => import('../../drafts/readAhead.ts'),
];
