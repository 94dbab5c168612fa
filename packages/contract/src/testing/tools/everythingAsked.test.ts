import { expect, it } from 'vitest';
import { deviceTools } from '../../tools/catalogue.ts';
import type { AnyForm } from '../../tools/defineTool.ts';
import { serverTools } from '../../tools/serverTools.ts';
import { deviceFixture, fixtureTools } from './fixtureTools.ts';

/** All that a definition can say, as far as it says it: 'video.longestInAll', 'price.times with a note'. */
function saidBy(form: AnyForm): readonly string[] {
  const inputs = Object.values(form.inputs).flatMap((input) => [
    ...Object.keys(input).map((key) => `${input.kind}.${key}`),
    ...('of' in input ? [`${input.kind} of ${input.of}`] : []),
    ...('options' in input ? input.options.flatMap((each) => Object.keys(each)) : []).map(
      (key) => `an option's ${key}`,
    ),
  ]);
  return [
    ...Object.keys(form),
    ...inputs,
    ...Object.keys(form.words).map((key) => `words.${key}`),
    ...Object.keys('call' in form ? (form.call as object) : {}).map((key) => `call.${key}`),
    ...Object.keys(form.resultAspect).map((key) => `resultAspect.${key}`),
    ...form.price.map((term) => `price.${term.term}${'note' in term ? ' with a note' : ''}`),
    `a button that ${form.button ?? 'waits'}`,
  ];
}

/** What is gone through where it can be: by the trainer's own promises, which train before they make (describeTraining). */
const elsewhere = ['madeWith'];

it('the fixture tools together say everything that any tool of the catalogue says', () => {
  const asked = new Set([...serverTools, ...deviceTools].flatMap(saidBy));
  const had = new Set([...fixtureTools, deviceFixture].flatMap(({ tool }) => saidBy(tool)));
  expect([...asked].filter((each) => !had.has(each))).toEqual(elsewhere);
});
