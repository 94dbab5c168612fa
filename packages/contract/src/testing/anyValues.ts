import fc from 'fast-check';
import type { AnyForm, Values } from '../tools/defineTool.ts';
import { editableInputs } from '../tools/draft.ts';
import { mediaKindOf, mostPoints, nearestStep, optionsBeside, type Input } from '../tools/kinds/index.ts';

const side = (least: number) =>
  fc.integer({ min: least * 1000, max: 1000 }).map((thousandths) => thousandths / 1000 + 0);
const point = (least: number) => fc.tuple(side(least), side(least));
const stroke = fc.record({
  points: fc.array(point(0), { minLength: 1, maxLength: Math.min(6, mostPoints) }),
  direction: point(-1),
});
const address = (type: string) =>
  fc
    .uint8Array({ minLength: 3, maxLength: 30 })
    .map((bytes) => `data:${type};base64,${btoa(String.fromCharCode(...bytes))}`);

const types = { image: 'image/webp', video: 'video/mp4', audio: 'audio/mpeg' } as const;

const optional = <V>(isNeeded: boolean, value: fc.Arbitrary<V>): fc.Arbitrary<V | null> =>
  isNeeded ? value : fc.option(value);

/** Any value that an input allows. */
function anyValue(input: Input): fc.Arbitrary<unknown> {
  switch (input.kind) {
    case 'range':
      return fc
        .integer({ min: 0, max: Math.round((input.max - input.min) / input.step) })
        .map((steps) => nearestStep(input, input.min + steps * input.step));
    case 'option':
    case 'camera':
      return fc.constantFrom(...input.options.map((each) => each.value));
    case 'switch':
      return fc.boolean();
    case 'seed':
      return fc.option(fc.integer({ min: 0, max: input.max }));
    case 'text':
      return fc
        .string({ minLength: input.missing ? 1 : 0, maxLength: Math.min(200, input.maxLength) })
        .map((words) => words.trim())
        .filter((words) => words !== '' || !input.missing);
    case 'image':
      return optional(input.missing !== undefined, address('image/png'));
    case 'video':
      return optional(input.missing !== undefined, address('video/mp4'));
    case 'audio':
      return optional(input.missing !== undefined, address('audio/mpeg'));
    case 'images':
      return fc.array(address(types[mediaKindOf(input)]), {
        minLength: input.min,
        maxLength: input.max ?? input.min + 3,
      });
    case 'strokes':
      return fc.array(stroke, { maxLength: input.max });
    case 'constant':
    case 'fixed':
      return fc.constant(input.value);
  }
}

/** Any finished request that a tool allows, options that depend on each other among them. */
export const anyValuesOf = <T extends AnyForm>(tool: T): fc.Arbitrary<Values<T>> =>
  fc
    .record(Object.fromEntries(editableInputs(tool).map(([name, input]) => [name, anyValue(input)])))
    .map((values) => {
      const possible = { ...values };
      for (const [name, input] of editableInputs(tool)) {
        if (input.kind !== 'option') continue;
        const offered = optionsBeside(input, possible);
        if (!offered.some((each) => each.value === possible[name])) possible[name] = offered[0]?.value;
      }
      return possible as Values<T>;
    });
