/** Asked of whoever leaves while their own device is at work. */
export const leavingWork = {
  question: 'Leave and lose this?',
  description: 'It is being made on this page. Leaving ends that, and nothing of it is kept.',
  stay: 'Stay',
  leave: 'Leave',
} as const;

/** Before somebody signs out while files are still on their way. */
export const leavingUpload = {
  question: 'Sign out and stop the upload?',
  one: (title: string) => `${title} is still being uploaded. Signing out stops it.`,
  several: (count: string) => `${count} generations are still being uploaded. Signing out stops them.`,
  /** While it was asked, all of it arrived. */
  plain: 'Sign out?',
  none: 'Everything is uploaded by now. What the server has accepted goes on without this page.',
  signOut: 'Sign out',
} as const;
