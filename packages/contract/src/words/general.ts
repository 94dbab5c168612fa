/** What is said of a job wherever it is shown: its place in line, what can be done, what it cost. */
export const jobWords = {
  next: 'Next in line',
  ahead: (count: string) => `${count} ahead in line`,
  cancel: 'Cancel',
  retry: 'Retry',
  notCharged: 'Nothing was charged.',
  goesOn: 'It goes on without this page, and will be in your history.',
  unreached: 'No connection. What you started goes on without it.',
} as const;

/** What comes back when a job is cancelled, said before (D36), and that it was. */
export const cancelWords = {
  /** Credits or an included generation (D11), or nothing where it is free: true of each. */
  returnsAll: 'Cancelling gives back everything it took.',
  returnsNone: 'Cancelling gives nothing back: the engine has started.',
  wasCancelled: 'The generation was cancelled',
  notCancelled: 'It could not be cancelled',
} as const;

const kept = 'Your inputs are kept.';

/** What any part of the product may have to say. */
export const generalWords = {
  /** Said of what did not go through, and still true when the connection is back. */
  offline: 'There was no connection. Try again once there is one.',
  /** Said as long as it holds. */
  offlineNow: 'You are offline.',
  kept,
  unavailable: 'The server is not answering. Try again in a moment.',
  notCharged: jobWords.notCharged,
  cutOff: 'The connection was lost.',
  maybeAccepted: 'No clear answer came, so it may have been accepted. Retry is charged once at most.',
  /** What is called by a tool that nobody knows. */
  untitled: 'Generation',
  showMore: 'Show more',
  signInFirst: 'Please sign in to go on.',
  gone: (what: string) => `This ${what} is no longer there.`,
  lost: 'Lost sight of this generation',
  tryAgain: 'Try again',
  cancel: jobWords.cancel,
  undo: 'Undo',
  backTo: (page: string) => `Back to ${page}`,
  isLoading: 'Loading',
  loading: (what: string) => `Loading ${what}`,
  notFound: { code: '404', title: 'Oops! Page not found', home: 'Return to Home' },
  copied: 'Copied!',
  notCopied: 'It could not be copied: this browser keeps pages from it',
  tutorialSoon: 'This tutorial will be available soon.',
} as const;

/** In place of a screen that can't be shown, or over one that nothing can be done with. */
export const screenWords = {
  asleep: 'The rest of this page could not be loaded. Check your connection: it comes by itself once it can.',
  missing: {
    title: 'This page could not be loaded',
    description: 'Check your connection, then try again.',
  },
  broken: {
    title: 'This page broke',
    description: 'Something in it went wrong. Try again: what is being made goes on.',
    /** The same in a studio. */
    inStudio: `Something in it went wrong. Try again: what is being made goes on. ${kept}`,
  },
} as const;

/** Whether a message, a server's above all, tells by itself that it cost nothing: it is said once. */
export const saysNotCharged = (message: string): boolean => /nothing was charged/i.test(message);

/** A tool's own words for a failure, without what nobody knows while no clear answer came. */
export const unsure = (words: string): string => words.replace(/\s*nothing was charged\.?/gi, '');
