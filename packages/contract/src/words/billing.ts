/** What a price, a plan, a pack and a balance say where they are drawn. */
export const priceWords = {
  limitsFailed: 'Failed to load video limits',
  cycles: { monthly: 'Monthly', yearly: 'Yearly' },
  subscribe: 'Subscribe',
  upgradeNow: 'Upgrade Now',
  currentPlan: 'Current Plan',
  manageBilling: 'Manage Billing',
  mostPopular: 'Most Popular',
  yearlySaves: (percent: number) => `Save ${percent}% with yearly billing`,
  packFacts: ['Credits never expire', 'No recurring charges', 'Added instantly'],
  getMore: 'Get more credits',
  limitReached: {
    title: 'Monthly limit reached',
    description: 'No included video is left this month, and the balance does not cover another one.',
  },
  limitNear: {
    title: 'Almost at the monthly limit',
    description: 'After the last included video, credits pay.',
  },
  /** On the badge (D11): '300 credits · included, 2 of 3 left', '300 credits · balance 1,284'. */
  price: (credits: string) => `${credits} credits`,
  includedLeft: (left: string, of: string) => `included, ${left} of ${of} left`,
  balanceOf: (credits: string) => `balance ${credits}`,
  pastDue: (until: string) =>
    `Your last payment failed. Your plan stays until ${until}; update the card before.`,
  endsOn: (day: string) => `Your plan ends on ${day}.`,
} as const;

/** What stands over a button that nobody can pay for. */
export const lackingWords = {
  lacking: (credits: string) => `You need ${credits} more credits`,
  lackingNote: (price: string, balance: string) =>
    `This costs ${price} credits and your balance is ${balance}.`,
  renewsOn: (day: string) => `Nothing included is left. Renews on ${day}.`,
} as const;

/** What plans, packs and credits say (A110 to A111, A164 to A198). */
export const billingWords = {
  ...priceWords,
  refreshed: 'Credits refreshed successfully',
  noSession: 'No valid session',
  packsFailed: 'Failed to load credit packs',
  purchaseFailed: 'Failed to start purchase process',
  plansFailed: 'Failed to load subscription plans',
  checkoutFailed: 'Failed to start checkout process',
  /** The pricing page's Manage Billing; the top bar has its own two below. */
  billingPortalFailed: 'Failed to open billing portal',
  portalFailed: 'Failed to open customer portal. Please try again.',
  portalBroke: 'Something went wrong. Please try again.',
  signInToSubscribe: 'Please sign in to subscribe',
} as const;

/** What each line of the credit history was. */
export const ledgerWords = {
  grant: 'Granted',
  purchase: 'Credits bought',
  allowance: 'Included generations of the month',
  hold: 'Reserved for a generation',
  capture: 'Taken for a generation',
  release: 'Given back',
  adjustment: 'Corrected',
} as const;
