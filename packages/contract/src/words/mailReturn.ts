/** What is said to whoever comes back by a link in a mail. */
export const mailReturnWords = {
  confirmed: { title: 'Email confirmed', description: 'You are signed in.' },
  workElsewhere: 'You are signed in. What you filled in is in the tab where you signed up.',
  signedInAlready: 'You are signed in already',
  didNotWork: 'This link did not work',
  /** Why it did not. */
  why: {
    expired: 'This link has expired or was used before.',
    broken: 'The server could not use it.',
  },
  signInOrUp: (why: string) => `${why} Sign in, or sign up again to get a new one.`,
} as const;
