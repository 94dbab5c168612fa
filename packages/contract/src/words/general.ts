/** What any part of the product may have to say. */
export const generalWords = {
  offline: 'You are offline. What you typed is kept; try again when the connection is back.',
  unavailable: 'The server is not answering. Try again in a moment.',
  notCharged: 'Nothing was charged.',
  maybeAccepted: 'No answer came, so it may have been accepted. Retry is charged once at most.',
  lost: 'Lost sight of this generation',
  goesOn: 'It goes on without this page, and will be in your history.',
  notFound: { code: '404', title: 'Oops! Page not found', home: 'Return to Home' },
} as const;
