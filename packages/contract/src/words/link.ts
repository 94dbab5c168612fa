/** What is said of the address of a creation, from the history or from a studio. */
export const linkWords = {
  copied: {
    title: 'Link copied',
    description: 'Only you can open it. To show it to others, put it in a shared album.',
  },
  notCopied: 'The link could not be copied: this browser keeps pages from it',
} as const;
