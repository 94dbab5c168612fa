/** What accounts say (A66 to A101). */
export const authWords = {
  welcomeBack: { title: 'Welcome back!', description: "You've successfully signed in." },
  accountCreated: {
    title: 'Account Created!',
    description: 'Please check your email to verify your account.',
    went: (email: string) => `A link went to ${email}. Open it to finish, then sign in here.`,
  },
  signedOut: { title: 'Signed Out' },
  signedOutElsewhere: {
    title: 'Signed Out',
    description: 'It was done in another window. What was filled in here is cleared too.',
  },
  lapsed: {
    title: 'Your session has ended',
    description: 'Sign in to go on. What you were doing is still here.',
  },
  signInFailed: { title: 'Sign In Failed' },
  signUpFailed: { title: 'Sign Up Failed' },
  unexpected: { title: 'Error', description: 'An unexpected error occurred.' },
  signInRequired: { title: 'Sign In Required', description: 'Please sign in to upgrade your account.' },
} as const;

/** What a visitor to the history is told: here, since every page knows that address, and none but that one the rest of its words. */
export const historyToVisitors = {
  title: 'Authentication Required',
  description: 'Please log in to view your creation history.',
} as const;
