/** What is said where one creation is laid over others of its kind. */
export const compareWords = {
  with: 'Compare with',
  /** The title where it is laid over what it was made from; over another it is `historyWords.compared`. */
  withSource: 'A creation and its source compared',
  /** What a creation was made from, as one of those to compare it with. */
  source: 'Its source',
  sourceOfSeveral: (number: number) => `Its source ${number}`,
  none: {
    title: 'Nothing to compare with yet',
    description: 'Once there is another one, the two can be laid over each other.',
  },
  /** It was cancelled or has failed. */
  nothingMade: (title: string) => `There is no picture of “${title}”: nothing was made of it.`,
  notYet: (title: string) => `There is no picture of “${title}” yet: it is still in the making.`,
  /** One of the two is not drawn; the file may be gone, or the network. */
  missing: 'A picture can’t be shown right now. It may have been deleted meanwhile.',
} as const;
