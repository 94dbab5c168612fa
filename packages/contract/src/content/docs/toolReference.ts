import { shownNumber } from '../../billing/coverage.ts';
import type { AnyForm, AnyTool } from '../../tools/defineTool.ts';
import { mediaKindOf, type Input } from '../../tools/kinds/index.ts';
import type { PriceTerm } from '../../tools/price.ts';
import { priceRange } from '../../tools/priceOf.ts';
import type { Block } from '../block.ts';

const values = (input: { readonly options: readonly { readonly value: unknown }[] }) =>
  input.options.map(({ value }) => String(value)).join(', ');

const listed = { image: 'pictures', video: 'videos', audio: 'sound files' } as const;

/** What an input takes, in a line. */
function taken(input: Input): string {
  switch (input.kind) {
    case 'range':
      return `${input.min} to ${input.max} in steps of ${input.step}${input.unit ? ` ${input.unit}` : ''}`;
    case 'option':
      return values(input);
    case 'camera':
      return `null, or an object with a type: ${values({ options: input.options.filter((each) => each.value !== 'none') })}`;
    case 'switch':
      return 'true or false';
    case 'text':
      return `text of up to ${shownNumber(input.maxLength)} characters`;
    case 'seed':
      return `a whole number from 0 to ${input.max}; leave it out for a random one`;
    case 'images':
      return `a list of ${input.min} to ${input.max ?? 'any number of'} ${listed[mediaKindOf(input)]}`;
    case 'strokes':
      return `a list of up to ${input.max} strokes, each with points and a direction`;
    case 'image':
    case 'video':
    case 'audio':
      return `${input.kind === 'image' ? 'a picture' : input.kind === 'video' ? 'a video' : 'a sound file'}${input.missing ? '' : ', or null'}`;
    case 'constant':
      return `always ${input.value ?? 'null'}`;
    case 'fixed':
      return input.value;
  }
}

const startOf = (input: Input): string =>
  'initial' in input ? String(input.initial) : 'missing' in input && input.missing ? 'required' : 'optional';

/** The fields of a tool's request, straight from its definition. */
export const fieldTable = (tool: AnyTool): Block => ({
  is: 'table',
  caption: `${tool.title}: fields`,
  head: ['Field', 'Takes', 'Starts with'],
  rows: [
    ...(tool.call.sendsModel === false ? [] : [['model', tool.call.model, 'required']]),
    ...Object.values(tool.inputs).flatMap((input) =>
      input.kind === 'fixed'
        ? []
        : [[input.field, taken(input), input.kind === 'constant' ? 'required' : startOf(input)]],
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
  caption: `${tool.title}: price in credits`,
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
    return [tool.title, from === upTo ? shownNumber(from) : `${shownNumber(from)} to ${shownNumber(upTo)}`];
  }),
});
