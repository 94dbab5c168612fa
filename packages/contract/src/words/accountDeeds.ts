/** What comes of what is done with an account, said where it was done. */
export const accountDeedWords = {
  resetMailed: 'If there is an account with this address, a link is on its way.',
  confirmationMailed: 'If this address waits for its confirmation, another one is on its way.',
  exportReady: 'Your data is ready to download.',
  deleteQuestion: 'Delete your account, with everything in it? This cannot be undone.',
  thisDevice: 'This device',
} as const;

/** What the account's own pages say of it (D37). */
export const accountPageWords = {
  passwordFor: (email: string) => `For ${email}`,
  passwordChanged: 'Password changed. Every other session was signed out.',
  linkExpired: 'This link is too old or was used already. Ask for a new one.',
  deleted: 'Your account was deleted.',
  sessionEnded: 'That session was signed out.',
  othersEnded: 'Every other session was signed out.',
} as const;
