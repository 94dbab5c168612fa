import { shownNumber } from '../../billing/coverage.ts';
import { constantsOf } from '../../tools/constantsOf.ts';
import type { AnyForm, AnyTool } from '../../tools/defineTool.ts';
import { fullTitleOf } from '../../tools/fullTitleOf.ts';
import { kindOf, missingIn, type Input } from '../../tools/kinds/index.ts';
import { taken } from '../../tools/kinds/taken.ts';
import { priceRange } from '../../tools/price.ts';
import type { PriceTerm } from '../../tools/priceTerm.ts';
import type { Block } from '../block.ts';

function startOf(input: Input): string {
  if (missingIn(input) !== null) return 'required';
  const start = kindOf(input).initial(input);
  return typeof start === 'object' || start === '' ? 'optional' : String(start);
}

/** The fields of a tool's request, straight from its definition. */
export const fieldTable = (tool: AnyTool): Block => ({
  is: 'table',
  caption: `${fullTitleOf(tool)}: fields`,
  head: ['Field', 'Takes', 'Starts with'],
  rows: [
    ...Object.entries(constantsOf(tool)).map(([field, value]) => [field, String(value), 'required']),
    ...Object.values(tool.inputs).flatMap((input) =>
      input.field === undefined ? [] : [[input.field, taken(input), startOf(input)]],
    ),
    ...(tool.call.sendsPrice ? [['credits_cost', 'the price of exactly this request', 'required']] : []),
  ],
});

const amounts = (from: Readonly<Record<string, number>>, what: string) =>
  Object.entries(from)
    .map(([value, amount]) => `${what}${value}: ${shownNumber(amount)}`)
    .join(', ');

function explained(term: PriceTerm): string {
  switch (term.term) {
    case 'flat':
      return shownNumber(term.amount);
    case 'base':
      return amounts(term.from, 'from ');
    case 'plus':
      return amounts(term.amounts, '');
    case 'plusIf':
      return `when on: ${shownNumber(term.amount)}`;
    case 'times':
      return `times ${term.factor}, rounded`;
  }
}

/** How a tool's price comes about, term by term. */
export const priceTable = (tool: AnyForm): Block => ({
  is: 'table',
  caption: `${fullTitleOf(tool)}: price in credits`,
  head: ['Term', 'Credits'],
  rows: tool.price.map((term) => [term.label, explained(term)]),
});

/** Every tool with the span of its prices. */
export const pricesAtAGlance = (tools: readonly AnyTool[]): Block => ({
  is: 'table',
  caption: 'What a run costs',
  head: ['Tool', 'Credits'],
  rows: tools.map((tool) => {
    const { from, upTo } = priceRange(tool);
    return [
      fullTitleOf(tool),
      from === upTo ? shownNumber(from) : `${shownNumber(from)} to ${shownNumber(upTo)}`,
    ];
  }),
});
