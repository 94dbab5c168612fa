/** What is said of an account wherever one is. */
export const accountWords = {
  title: 'Account',
  creditHistory: 'Credit history',
  notByLink:
    'This page was not opened by the link of a mail. Change your password in your account, or ask for a new link.',
} as const;
