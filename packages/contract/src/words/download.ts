/** What is said of a file that somebody takes away from the history or from a studio. */
export const downloadWords = {
  downloadStarted: 'Download Started',
  fileMissing: 'File not available for download',
} as const;
