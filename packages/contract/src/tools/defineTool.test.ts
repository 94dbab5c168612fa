import { expect, expectTypeOf, it } from 'vitest';
import { defineTool } from './defineTool.ts';
import { option, range, text } from './kinds/index.ts';
import { flat, plus, plusIf } from './price.ts';

const rest = {
  id: 'lost',
  makes: 'image',
  title: 'Lost',
  summary: '',
  path: '/lost',
  call: { function: 'generate-image', model: 'lost', sendsPrice: false },
  resultAspect: { ratio: [1, 1] },
  tips: [],
  words: { generate: 'Go', busy: 'Going', started: 'Started', done: 'Done', failed: 'Failed' },
} as const;

it('throws when an input waits for one that does not exist', () => {
  expect(() =>
    defineTool({
      ...rest,
      inputs: { prompt: text({ field: 'prompt', label: 'Prompt', after: 'picture' }) },
      price: [flat(5)],
    }),
  ).toThrow("'prompt' speaks of 'picture', which is not one of its inputs");
});

it('throws when a length may not pass that of a clip which does not exist', () => {
  const seconds = { field: 's', label: 'Seconds', min: 1, max: 9, step: 1, initial: 5 } as const;
  expect(() =>
    defineTool({
      ...rest,
      inputs: { seconds: range({ ...seconds, notLonger: { than: 'clip', why: 'is cut' } }) },
      price: [flat(5)],
    }),
  ).toThrow("'seconds' speaks of 'clip', which is not one of its inputs");
});

it('makes a price that names an unknown input a compile error', () => {
  const tool = defineTool({
    ...rest,
    inputs: { prompt: text({ field: 'prompt', label: 'Prompt' }) },
    // @ts-expect-error: there is no input called 'grain', and that is what this line proves
    price: [plusIf('grain', 20, 'Grain')],
  });
  expectTypeOf(tool.inputs).toHaveProperty('prompt');
  expectTypeOf(tool.inputs).not.toHaveProperty('grain');
});

it('throws when an option has no amount, which would make it free by accident', () => {
  const options = [
    { value: 'low', label: 'Low' },
    { value: 'high', label: 'High' },
  ] as const;
  expect(() =>
    defineTool({
      ...rest,
      inputs: { quality: option({ field: 'quality', label: 'Quality', options, initial: 'low' }) },
      price: [plus('quality', { low: 5 }, 'Quality')],
    }),
  ).toThrow("no amount for 'high' under 'Quality'");
});
