/** What is said of what an account has left. */
export const limitWords = {
  limitsFailed: 'Failed to load video limits',
  refreshed: 'Credits refreshed successfully',
  getMore: 'Get more credits',
  limitReached: {
    title: 'Monthly limit reached',
    description: 'No included video is left this month, and the balance does not cover another one.',
  },
  limitNear: {
    title: 'Almost at the monthly limit',
    description: 'After the last included video, credits pay.',
  },
} as const;
