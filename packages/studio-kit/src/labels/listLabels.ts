import type { Words } from './words.ts';

const listText = {
  moveEarlier: (name: string) => `Move ${name} earlier`,
  moveLater: (name: string) => `Move ${name} later`,
  movedTo: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
  dropSeveral: (label: string) => `Drop the ${label.toLowerCase()} here, or paste them`,
  dropMore: (label: string) => `Drop more ${label.toLowerCase()} here, or paste them`,
};

/** What an input of several files says. It comes with the first such input. */
export type ListLabels = Words<typeof listText>;
export const listLabels: ListLabels = listText;
