import type { AnyTool, PriceDraft } from './defineTool.ts';

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
  | { readonly term: 'times'; readonly factor: number; readonly label: string };

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

/** Multiplies what stands above it, rounded to whole credits. */
export const times = (factor: number, label: string) => ({ term: 'times', factor, label }) as const;

export interface Price {
  readonly total: number;
  readonly terms: readonly { readonly label: string; readonly amount: number }[];
}

const reached = (from: Readonly<Record<number, number>>, value: number) => {
  const thresholds = Object.keys(from)
    .map(Number)
    .toSorted((a, b) => a - b);
  const highest = thresholds.findLast((threshold) => threshold <= value) ?? thresholds[0];
  return highest === undefined ? 0 : from[highest]!;
};

function amountOf(term: PriceTerm, values: Readonly<Record<string, unknown>>, soFar: number): number {
  switch (term.term) {
    case 'flat':
      return term.amount;
    case 'base':
      return reached(term.from, Number(values[term.by]));
    case 'plus':
      return term.amounts[String(values[term.by])] ?? 0;
    case 'plusIf':
      return values[term.by] === true ? term.amount : 0;
    case 'times':
      return Math.round(soFar * term.factor) - soFar;
  }
}

/** What these values cost, and why, term by term. */
export function priceOf<T extends AnyTool>(tool: T, values: PriceDraft<T>): Price {
  const terms: { label: string; amount: number }[] = [];
  let total = 0;
  for (const term of tool.price) {
    const amount = amountOf(term, values, total);
    total += amount;
    terms.push({ label: term.label, amount });
  }
  return { total, terms };
}

/** The dearest this tool can be, for an 'up to' badge; and the cheapest. */
export function priceRange(tool: AnyTool): { readonly from: number; readonly upTo: number } {
  const ends = tool.price.reduce(
    ({ from, upTo }, term) => {
      const amounts = possibleAmounts(term);
      if (term.term === 'times')
        return { from: Math.round(from * term.factor), upTo: Math.round(upTo * term.factor) };
      return { from: from + Math.min(...amounts), upTo: upTo + Math.max(...amounts) };
    },
    { from: 0, upTo: 0 },
  );
  return ends;
}

const possibleAmounts = (term: PriceTerm): number[] => {
  switch (term.term) {
    case 'flat':
      return [term.amount];
    case 'base':
      return Object.values(term.from);
    case 'plus':
      return Object.values(term.amounts);
    case 'plusIf':
      return [0, term.amount];
    case 'times':
      return [];
  }
};
