import type { AnyForm, PriceDraft } from './defineTool.ts';
import { kindOf, type AnyDraft } from './kinds/index.ts';
import type { PriceTerm } from './priceTerm.ts';

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

/** What has to be said beside the price. */
export const priceNotes = (tool: AnyForm): string[] =>
  tool.price.flatMap((term) => (term.term === 'times' && term.note !== undefined ? [term.note] : []));

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

function amountOf(term: PriceTerm, valueOf: (name: string) => unknown, soFar: number): number {
  switch (term.term) {
    case 'flat':
      return term.amount;
    case 'base':
      return reached(term.from, Number(valueOf(term.by)));
    case 'plus':
      return term.amounts[String(valueOf(term.by))] ?? 0;
    case 'plusIf':
      return valueOf(term.by) === true ? term.amount : 0;
    case 'times':
      return Math.round(soFar * term.factor) - soFar;
  }
}

/** What these values cost, and why, term by term. */
export function priceOf<T extends AnyForm>(tool: T, values: PriceDraft<T>): Price {
  // A number beside a step costs what the step costs: that is what is sent, and what the server reads.
  const valueOf = (name: string) => {
    const [input, value] = [tool.inputs[name], (values as Readonly<Record<string, AnyDraft>>)[name]];
    return (input && kindOf(input).nearest?.(input, value!)) ?? value;
  };
  const terms: { label: string; amount: number }[] = [];
  let total = 0;
  for (const term of tool.price) {
    const amount = amountOf(term, valueOf, total);
    total += amount;
    terms.push({ label: term.label, amount });
  }
  return { total, terms };
}

/** The dearest this tool can be, for an 'up to' badge; and the cheapest. */
export function priceRange(tool: AnyForm): { readonly from: number; readonly upTo: number } {
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
