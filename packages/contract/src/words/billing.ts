import { costWords } from './cost.ts';
import { limitWords } from './limits.ts';
import { payingWords } from './paying.ts';

/** What plans and packs say where they are drawn. */
export const planWords = {
  cycles: { monthly: 'Monthly', yearly: 'Yearly' },
  subscribe: 'Subscribe',
  upgradeNow: 'Upgrade Now',
  currentPlan: 'Current Plan',
  manageBilling: 'Manage Billing',
  mostPopular: 'Most Popular',
  yearlySaves: (percent: number) => `Save ${percent}% with yearly billing`,
  packFacts: ['Credits never expire', 'No recurring charges', 'Added instantly'],
  pastDue: (until: string) =>
    `Your last payment failed. Your plan stays until ${until}; update the card before.`,
  endsOn: (day: string) => `Your plan ends on ${day}.`,
} as const;

/** What plans, packs and credits say (A110 to A111, A164 to A198). */
export const billingWords = {
  ...costWords,
  ...limitWords,
  ...planWords,
  ...payingWords,
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
