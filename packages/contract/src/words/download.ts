/** What is said of a file that somebody takes away, or of its address, from the history or from a studio. */
export const downloadWords = {
  downloadStarted: 'Download Started',
  fileMissing: 'File not available for download',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied: this browser keeps pages from it',
} as const;
