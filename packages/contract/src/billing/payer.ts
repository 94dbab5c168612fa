import { billingWords } from '../words/billing.ts';

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

/** What the badge says, each in words of its own. */
export interface CostWords {
  readonly price: (credits: string) => string;
  readonly includedLeft: (left: string, of: string) => string;
  readonly balanceOf: (credits: string) => string;
}

/** The badge (D11): '200 credits · included, 3 of 3 left', '300 credits · balance 1,284', or in other words and figures. */
export function priceAndPayer(
  price: number,
  payer: Payer | null,
  said: CostWords = billingWords,
  number: (count: number) => string = shownNumber,
): string {
  const line = [said.price(number(price))];
  if (payer?.by === 'included') line.push(said.includedLeft(number(payer.left), number(payer.of)));
  else if (payer) line.push(said.balanceOf(number(payer.balance)));
  return line.join(' · ');
}
