/** What the page of plans says around them (A164 to A198). */
export const pricingWords = {
  none: { title: 'No plans are on sale', description: 'Come back later: what you have stays yours.' },
  beyond: {
    title: 'Credits beyond a plan',
    description: (facts: readonly string[]) =>
      `${facts.join('. ')}. They pay once the month’s included generations are used up.`,
  },
} as const;
