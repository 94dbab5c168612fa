/** What is said on the next page of what was on its way when one was left, or reloaded. */
export const cutOffWords = {
  /** Not all of it was out. */
  unsent: {
    title: 'Nothing was started',
    description: 'The page was left while a file was still on its way. Generate once more to send it again.',
  },
  /** All of it may have been out, and nobody had said that it arrived. */
  unanswered: {
    title: 'It may not have been started',
    description:
      'The page was left before there was an answer. If it is not in Activity, nothing was charged: generate once more.',
  },
} as const;
