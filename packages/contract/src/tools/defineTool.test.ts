import { expect, expectTypeOf, it } from 'vitest';
import { defineTool, type Draft, type Values } from './defineTool.ts';
import { initialValues } from './draft.ts';
import { fixed, image, images, option, range, seed, text, toggle } from './kinds/index.ts';
import type { MediaFile } from './media.ts';
import { flat, plus, plusIf } from './price.ts';

const rest = {
  id: 'lost',
  makes: 'image',
  allowance: 'image',
  title: 'Lost',
  summary: '',
  path: '/lost',
  call: { function: 'generate-image', model: 'lost', sendsPrice: false },
  resultAspect: { ratio: [1, 1] },
  tips: [],
  words: { generate: 'Go', busy: 'Going', started: 'Started', done: 'Done', failed: 'Failed' },
} as const;

it('an input that waits for one that does not exist is a mistake that throws', () => {
  expect(() =>
    defineTool({
      ...rest,
      inputs: { prompt: text({ field: 'prompt', label: 'Prompt', after: 'picture' }) },
      price: [flat(5)],
    }),
  ).toThrow("'prompt' speaks of 'picture', which is not one of its inputs");
});

it('a length that may not pass that of a clip which does not exist is a mistake that throws', () => {
  const seconds = { field: 's', label: 'Seconds', min: 1, max: 9, step: 1, initial: 5 } as const;
  expect(() =>
    defineTool({
      ...rest,
      inputs: { seconds: range({ ...seconds, notLonger: { than: 'clip', why: 'is cut' } }) },
      price: [flat(5)],
    }),
  ).toThrow("'seconds' speaks of 'clip', which is not one of its inputs");
});

it('a price that names an unknown input is a compile error', () => {
  const tool = defineTool({
    ...rest,
    inputs: { prompt: text({ field: 'prompt', label: 'Prompt' }) },
    // @ts-expect-error: there is no input called 'grain', and that is what this line proves
    price: [plusIf('grain', 20, 'Grain')],
  });
  expectTypeOf(tool.inputs).toHaveProperty('prompt');
  expectTypeOf(tool.inputs).not.toHaveProperty('grain');
});

it('a prompt that names no words is a compile error', () => {
  const seconds = range({ field: 's', label: 'Seconds', min: 1, max: 9, step: 1, initial: 5 });
  const brief = text({ field: 'brief', label: 'Brief' });
  const tool = defineTool({ ...rest, inputs: { seconds, brief }, prompt: 'brief', price: [flat(5)] });
  expectTypeOf(tool.prompt).toEqualTypeOf<'brief' | undefined>();
  // @ts-expect-error: a number of seconds is not what something is asked for with
  defineTool({ ...rest, inputs: { seconds, brief }, prompt: 'seconds', price: [flat(5)] });
  // @ts-expect-error: there is no input called 'prompt'
  defineTool({ ...rest, inputs: { seconds, brief }, prompt: 'prompt', price: [flat(5)] });
});

it('an option without an amount, which would be free by accident, is a mistake that throws', () => {
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

it('a tool knows by the kinds of its inputs what its form holds and what its request says', () => {
  const file = { label: 'Picture', hint: 'PNG' };
  const tool = defineTool({
    ...rest,
    inputs: {
      size: fixed({ label: 'Size', value: '720p' }),
      needed: image({ ...file, field: 'needed', missing: 'Choose one' }),
      optional: image({ ...file, field: 'optional' }),
      several: images({ ...file, field: 'several', min: 1, more: 'More', missing: 'Choose one' }),
      seed: seed({ field: 'seed', label: 'Seed', max: 9 }),
      loud: toggle({ field: 'loud', label: 'Loud', initial: false }),
      scale: option({
        field: 'scale',
        label: 'Scale',
        options: [
          { value: 2, label: 'Twice' },
          { value: 4, label: 'Four times' },
        ],
        initial: 2,
      }),
    },
    price: [flat(5)],
  });
  // What the tool decides is in neither.
  expectTypeOf<Values<typeof tool>>().toEqualTypeOf<{
    readonly needed: string;
    readonly optional: string | null;
    readonly several: readonly string[];
    readonly seed: number | null;
    readonly loud: boolean;
    readonly scale: 2 | 4;
  }>();
  expectTypeOf<Draft<typeof tool>>().toEqualTypeOf<{
    readonly needed: MediaFile | null;
    readonly optional: MediaFile | null;
    readonly several: readonly MediaFile[];
    readonly seed: number | null;
    readonly loud: boolean;
    readonly scale: 2 | 4;
  }>();
  expect(Object.keys(initialValues(tool))).toEqual([
    'needed',
    'optional',
    'several',
    'seed',
    'loud',
    'scale',
  ]);
});
