import { routes } from '../routes.ts';

/** How a page of payment is left. */
const outcomes = ['done', 'cancelled'] as const;
export type CheckoutOutcome = (typeof outcomes)[number];

const name = 'checkout';

/** Where a page of payment leads back to. */
export const checkoutReturnHref = (outcome: CheckoutOutcome): string =>
  `${routes.pricing.path}?${name}=${outcome}`;

/** How it was left, as that address says; null for who comes from elsewhere. */
export const checkoutOutcomeIn = (search: URLSearchParams): CheckoutOutcome | null =>
  outcomes.find((outcome) => outcome === search.get(name)) ?? null;

export function withoutCheckoutOutcome(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return rest;
}
