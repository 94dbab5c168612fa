/** Said of a server's answers where it does not say it itself, or nobody can read how. */
export const answerWords = {
  notUnderstood: 'The server answered in a way Kinora does not understand. Try again in a moment.',
  outdated:
    'The server answered in a way Kinora does not understand. Reload the page to get the newest version.',
  /** Where nobody knows what it was; `generalWords.gone` names it. */
  gone: 'This is no longer there.',
  notAllowed: 'This account may not do that. Reload the page, and write to us if it should be able to.',
} as const;
