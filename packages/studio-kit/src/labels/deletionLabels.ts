import type { Words } from './words.ts';

const deletionText = {
  whatGoes:
    'All creations, albums, models, credits and your plan go at once. Export your data first if you want to keep it.',
  deletePassword: 'Your password',
  deleteMine: 'Delete my account',
  keepAccount: 'Keep it',
};

/** What is said before an account is deleted. It comes with the question. */
export type DeletionLabels = Words<typeof deletionText>;
export const deletionLabels: DeletionLabels = deletionText;
