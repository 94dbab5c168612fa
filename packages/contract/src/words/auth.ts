/** What accounts say (A66 to A101). */
export const authWords = {
  missingCredentials: 'You must provide either an email or phone number and a password',
  mismatchInDialog: 'Passwords do not match.',
  mismatchOnGate: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters',
  welcomeBack: { title: 'Welcome back!', description: "You've successfully signed in." },
  accountCreated: {
    title: 'Account Created!',
    description: 'Please check your email to verify your account.',
  },
  signedOut: { title: 'Signed Out' },
  signInFailed: { title: 'Sign In Failed' },
  signUpFailed: { title: 'Sign Up Failed' },
  unexpected: { title: 'Error', description: 'An unexpected error occurred.' },
  signInRequired: { title: 'Sign In Required', description: 'Please sign in to upgrade your account.' },
  gate: 'Create stunning videos with artificial intelligence',
} as const;

export const passwordMinimum = 6;
