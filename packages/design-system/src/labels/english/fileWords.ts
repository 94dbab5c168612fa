import type { Labels } from '../labels.ts';

export const fileWords = {
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropHere: 'Drop it here',
  filesRefused: {
    type: (names) => `${names}: this type of file can’t be used here.`,
    count: (names) => `${names}: there is room for one file only.`,
  },
} satisfies Partial<Labels>;
