import { varyWords } from '../words/again.ts';
import { costWords } from '../words/cost.ts';

/** What an account has to pay with, for one kind of generation. */
export interface Funds {
  /** Included generations of this kind that are left this month, and how many there are in all. */
  readonly includedLeft: number;
  readonly includedOf: number;
  readonly balance: number;
}

/** What covers a price, or what it lacks. */
export type Coverage =
  | { readonly by: 'included'; readonly left: number; readonly of: number }
  | { readonly by: 'credits'; readonly balance: number }
  | { readonly by: 'short'; readonly balance: number; readonly lacking: number };

/** Who pays (D11): an included generation first, then credits, else nobody can. */
export function coverageOf(price: number, funds: Funds): Coverage {
  if (funds.includedLeft > 0) return { by: 'included', left: funds.includedLeft, of: funds.includedOf };
  if (funds.balance >= price) return { by: 'credits', balance: funds.balance };
  return { by: 'short', balance: funds.balance, lacking: price - funds.balance };
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
export function priceAndCoverage(
  price: number,
  coverage: Coverage | null,
  said: CostWords = costWords,
  number: (count: number) => string = shownNumber,
): string {
  const cost = said.price(number(price));
  return coverage ? `${cost} · ${payerSaying(coverage, said, number)}` : cost;
}

/** Who pays, and what is left: 'included, 3 of 3 left', 'balance 1,284'. */
export const payerSaying = (
  coverage: Coverage,
  said: Omit<CostWords, 'price'>,
  number: (count: number) => string,
): string =>
  coverage.by === 'included'
    ? said.includedLeft(number(coverage.left), number(coverage.of))
    : said.balanceOf(number(coverage.balance));

/** On the button for one more of the same: in short who pays, as the badge says it (D11), and what is heard after it; nothing while nobody knows. */
export function varySaying(
  price: number,
  coverage: Coverage | null,
): readonly [shown: string, heard?: string] {
  if (!coverage) return [varyWords.vary];
  if (coverage.by === 'included') return [varyWords.included];
  const credits = shownNumber(price);
  return [varyWords.priced(credits), varyWords.unit(credits)];
}
