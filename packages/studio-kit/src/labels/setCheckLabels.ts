import type { Words } from './words.ts';

const setCheckText = {
  lookingAtSet: 'Looking at the pictures...',
  setIsFine: (count: string) => `${count} pictures, and nothing to be said against any of them`,
  setRemarks: (count: string, all: string) => `${count} of ${all} pictures could be better`,
  setIsShort: (better: string, most: string) => `With ${better} to ${most} pictures it learns more.`,
  remarks: {
    small: (size: string, least: string) => `${size}, smaller than ${least} pixels on a side`,
    copy: (name: string) => `looks like ${name}`,
    blurred: 'not sharp',
    unreadable: 'can’t be read',
  },
};

/** What is said of the pictures of a set. It comes with the first set. */
export type SetCheckLabels = Words<typeof setCheckText>;
export const setCheckLabels: SetCheckLabels = setCheckText;
