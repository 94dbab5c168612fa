/** What any part of the product may have to say. */
export const generalWords = {
  offline: 'You are offline. What you typed is kept; try again when the connection is back.',
  unavailable: 'The server is not answering. Nothing was charged; try again in a moment.',
  notCharged: 'Nothing was charged.',
  notFound: { code: '404', title: 'Oops! Page not found', home: 'Return to Home' },
} as const;
