/** How many more somebody needs. */
export const moreCredits = (lacking: string): string =>
  `${lacking} more ${lacking === '1' ? 'credit' : 'credits'}`;

/** What a price says with who pays it (D11): '300 credits · included, 2 of 3 left', '300 credits · balance 1,284'. */
export const costWords = {
  price: (credits: string) => `${credits} credits`,
  /** Under a number that stands on the button, where nobody knows who pays. */
  unit: 'price in credits',
  includedLeft: (left: string, of: string) => `included, ${left} of ${of} left`,
  balanceOf: (credits: string) => `balance ${credits}`,
} as const;

/** What stands over a button that nobody can pay for. */
export const lackingWords = {
  lacking: (credits: string) => `You need ${moreCredits(credits)}`,
  lackingNote: (price: string, balance: string) =>
    `This costs ${price} credits and your balance is ${balance}.`,
  renewsOn: (day: string) => `Nothing included is left. Renews on ${day}.`,
} as const;
