/** What the forms of an account say by themselves (A67 to A83). */
export const signInWords = {
  missingCredentials: 'You must provide either an email or phone number and a password',
  emailMissing: 'Enter your email address',
  emailWrong: 'Enter an email address like name@example.com',
  nameMissing: 'Please enter your full name',
  passwordMissing: 'Enter your password',
  newPasswordMissing: 'Enter a new password',
  confirmationMissing: 'Enter the password once more',
  mismatchInDialog: 'Passwords do not match.',
  mismatchOnGate: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 72 characters, and fewer with accents or emoji',
  gate: 'Create stunning videos with artificial intelligence',
} as const;

/** What somebody is asked to sign in for, and what becomes of what they did so far. */
export const signInReasons = {
  generate: 'Sign in to generate. What you filled in stays here.',
  credits: 'Sign in to get credits.',
  bookmark: 'Sign in to bookmark a model.',
} as const;

export type SignInReason = keyof typeof signInReasons;
