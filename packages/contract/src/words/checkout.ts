/** What is said to who goes to a page of payment, and comes back from it. Nothing that is not read yet is said to be there. */
export const checkoutWords = {
  /** To who stays where it was asked for. */
  opened: {
    title: 'The checkout is open in another tab',
    description: 'What you buy comes here by itself once it is paid.',
  },
  back: {
    title: 'Back from the checkout',
    description: 'What you bought is in your account as soon as the payment is confirmed.',
  },
  visitor: { title: 'Back from the checkout', description: 'Sign in to see what you bought.' },
  cancelled: { title: 'Nothing was bought', description: 'You left the checkout, and nothing was charged.' },
  credits: (balance: string) => ({
    title: 'Your credits are here',
    description: `Your balance is ${balance} credits.`,
  }),
  plan: (name: string) => ({
    title: `You are on the ${name} plan`,
    description: 'What it includes can be used at once.',
  }),
  planLater: {
    title: 'The change of your plan is noted',
    description: 'Its card says from when it holds.',
  },
  /** It was asked for again and again. */
  awaited: {
    title: 'The payment is not confirmed yet',
    description: 'What you bought comes by itself once it is. There is nothing more to do.',
  },
} as const;
