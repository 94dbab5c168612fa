/** What an account has to pay with, for one kind of generation. */
export interface Purse {
  /** Included generations of this kind that are left this month, and how many there are in all. */
  readonly includedLeft: number;
  readonly includedOf: number;
  readonly balance: number;
}

export type Payer =
  | { readonly by: 'included'; readonly left: number; readonly of: number }
  | { readonly by: 'credits'; readonly balance: number }
  | { readonly by: 'short'; readonly balance: number; readonly lacking: number };

/** Who pays (D11): an included generation first, then credits, else nobody can. */
export function payerOf(price: number, purse: Purse): Payer {
  if (purse.includedLeft > 0) return { by: 'included', left: purse.includedLeft, of: purse.includedOf };
  if (purse.balance >= price) return { by: 'credits', balance: purse.balance };
  return { by: 'short', balance: purse.balance, lacking: price - purse.balance };
}

const whole = new Intl.NumberFormat('en-US');

/** 1284 as 1,284: counts and credits as people read them. */
export const shownNumber = (count: number): string => whole.format(count);

/** The badge: '200 credits · included, 3 of 3 left', '300 credits · balance 1,284'. */
export function priceAndPayer(price: number, payer: Payer | null): string {
  const credits = `${shownNumber(price)} credits`;
  if (payer === null) return credits;
  if (payer.by === 'included') return `${credits} · included, ${payer.left} of ${payer.of} left`;
  return `${credits} · balance ${shownNumber(payer.balance)}`;
}
