import { expect, it } from 'vitest';
import { deviceTools } from '../../tools/catalogue.ts';
import type { StudioTool } from '../../tools/defineTool.ts';
import * as every from '../../tools/kinds/every.ts';
import { kindOf, type Input } from '../../tools/kinds/index.ts';
import { serverTools } from '../../tools/serverTools.ts';
import { deviceFixtures, fixtureTools } from './fixtureTools.ts';

const nameOf = (input: Input): string =>
  Object.entries(every).find(([, kind]: [string, unknown]) => kind === kindOf(input))![0];

/** What an input says, as far as it says it: 'video.longestInAll', 'option of ratio', 'an option's help'. */
const saidOf = (input: Input): readonly string[] => [
  ...Object.keys(input).map((key) => `${nameOf(input)}.${key}`),
  ...(input.tells ? [`tells the ${input.tells}`] : []),
  `${nameOf(input)} of ${kindOf(input).subject?.(input)}`,
  ...(kindOf(input).choices?.(input) ?? []).flatMap((each) =>
    Object.keys(each).map((key) => `a choice's ${key}`),
  ),
];

/** The words that can ever be said: where something stands in for what is missing, that it is missing is not. */
const wordsIn = ({ words }: StudioTool): readonly string[] =>
  Object.keys(words).filter((key) => key !== 'noAddress' || words.standIn === undefined);

/** All that a definition can say, as far as it says it: of what is one of a few things, which. */
function saidBy(form: StudioTool): readonly string[] {
  const inputs = Object.values(form.inputs).flatMap(saidOf);
  return [
    ...Object.keys(form),
    ...inputs,
    ...wordsIn(form).map((key) => `words.${key}`),
    ...Object.keys('call' in form ? form.call : {}).map((key) => `call.${key}`),
    ...Object.keys(form.resultAspect).map((key) => `resultAspect.${key}`),
    ...form.price.map((term) => `price.${term.term}${'note' in term ? ' with a note' : ''}`),
    `a button that ${form.button ?? 'waits'}`,
    `makes a ${form.makes} on the ${'call' in form ? 'server' : 'device'}`,
    `is paid by the allowance ${form.allowance ?? null}`,
  ];
}

/** What is gone through where it can be: in the catalogue (usualTool), and by the trainer's own promises, which train before they make (describeTraining). */
const elsewhere = ['usualFor', 'madeWith'];

it('the fixture tools together declare everything that any tool of the catalogue declares', () => {
  const asked = new Set([...serverTools, ...deviceTools].flatMap(saidBy));
  const had = new Set([...fixtureTools, ...deviceFixtures].flatMap(({ tool }) => saidBy(tool)));
  expect([...asked].filter((each) => !had.has(each))).toEqual(elsewhere);
});
