/** Where Stripe's pages for people are; a page of Kinora's may lead there. */
export const stripeHosts: readonly string[] = ['checkout.stripe.com', 'billing.stripe.com'];
