/** One line of a price. A price is a list of these, so the badge, the receipt and the server read the same. */
export type PriceTerm<K extends string = string> =
  | { readonly term: 'flat'; readonly amount: number; readonly label: string }
  | {
      readonly term: 'base';
      readonly by: K;
      readonly from: Readonly<Record<number, number>>;
      readonly label: string;
    }
  | {
      readonly term: 'plus';
      readonly by: K;
      readonly amounts: Readonly<Record<string, number>>;
      readonly label: string;
    }
  | { readonly term: 'plusIf'; readonly by: K; readonly amount: number; readonly label: string }
  | { readonly term: 'times'; readonly factor: number; readonly label: string; readonly note?: string };

export const flat = (amount: number, label = 'Base price') => ({ term: 'flat', amount, label }) as const;

/** The amount of the highest threshold that the number reaches: { 2: 150, 5: 200 } is 150 under 5 and 200 from 5. */
export const base = <const K extends string>(
  by: K,
  from: Readonly<Record<number, number>>,
  label = 'Base price',
) => ({ term: 'base', by, from, label }) as const;

export const plus = <const K extends string>(
  by: K,
  amounts: Readonly<Record<string, number>>,
  label: string,
) => ({ term: 'plus', by, amounts, label }) as const;

export const plusIf = <const K extends string>(by: K, amount: number, label: string) =>
  ({ term: 'plusIf', by, amount, label }) as const;

/** Multiplies what stands above it, rounded to whole credits; the note says so in the specification's words. */
export const times = (factor: number, label: string, note?: string) =>
  ({ term: 'times', factor, label, ...(note !== undefined && { note }) }) as const;
