/** What is said of the address of a creation, from the history or from a studio. */
export const linkWords = {
  copied: {
    title: 'Link copied',
    description: 'Only you can open it. To show it to others, put it in a shared album.',
  },
  /** The browser refused; the link itself stands under it, chosen. */
  notCopied: 'This browser did not copy it. Copy it from here.',
  label: 'Link',
} as const;
