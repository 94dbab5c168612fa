/** What somebody agrees to who makes an account. */
export const legalLinks = { termsHref: '/terms', privacyHref: '/privacy' } as const;
