/** Why somebody could not be led to where they pay (A164 to A198). */
export const payingWords = {
  noSession: 'No valid session',
  packsFailed: 'Failed to load credit packs',
  purchaseFailed: 'Failed to start purchase process',
  plansFailed: 'Failed to load subscription plans',
  checkoutFailed: 'Failed to start checkout process',
  /** The pricing page's Manage Billing; the top bar has its own two below. */
  billingPortalFailed: 'Failed to open billing portal',
  portalFailed: 'Failed to open customer portal. Please try again.',
  portalBroke: 'Something went wrong. Please try again.',
} as const;
