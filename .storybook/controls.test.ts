import { expect, it } from 'vitest';
import { sensibleControls } from './controls.ts';

const row = (name: string, summary: string, options?: readonly string[]) => ({
  type: { name },
  table: { type: { summary } },
  ...(options ? { options } : {}),
});

const controlsOf = (argTypes: object, initialArgs: object) => {
  const enhanced = sensibleControls({ argTypes, initialArgs } as never) as Record<
    string,
    { control: object }
  >;
  return Object.fromEntries(Object.entries(enhanced).map(([name, { control }]) => [name, control]));
};

it('few choices lie open, and many fold', () => {
  const sizes = row('enum', 'Size', ['sm', 'md', 'lg']);
  const tones = row('enum', 'Tone', ['a', 'b', 'c', 'd', 'e']);
  expect(controlsOf({ sizes, tones }, {})).toEqual({
    sizes: { type: 'inline-radio' },
    tones: { type: 'select' },
  });
});

it('a number is drawn along its own bounds, else what its name means', () => {
  const value = row('number', 'number');
  expect(controlsOf({ value }, { value: 5, minValue: 2, maxValue: 8 })['value']).toEqual({
    type: 'range',
    min: 2,
    max: 8,
    step: 1,
  });
  expect(controlsOf({ progress: value }, {})['progress']).toMatchObject({ min: 0, max: 1 });
});

it('code, parts and files have no editor, told of by a type or only by a story', () => {
  const disabled = { disable: true };
  const file = `data:video/mp4;base64,${'A'.repeat(99)}`;
  const argTypes = {
    className: row('string', 'string'),
    src: row('string', 'string'),
    items: row('other', 'Item[]'),
  };
  expect(controlsOf(argTypes, { src: file, items: [{}], untold: { a: 1 }, onPress: () => {} })).toEqual({
    className: disabled,
    src: disabled,
    items: disabled,
    untold: disabled,
    onPress: disabled,
  });
});

it('words are typed, also where a part may be given, and a drawing is chosen by its name', () => {
  const node = row('other', 'ReactNode');
  const enhanced = controlsOf({ children: node, icon: row('other', 'LucideIcon') }, { children: 'Generate' });
  expect(enhanced).toEqual({ children: { type: 'text' }, icon: { type: 'select' } });
});

it('what a story says of its own row stays', () => {
  const isOpen = { ...row('boolean', 'boolean'), control: { disable: true } };
  const prompt = { ...row('string', 'string'), control: { type: 'select' } };
  expect(controlsOf({ isOpen, prompt }, {})).toEqual({
    isOpen: { disable: true },
    prompt: { type: 'select' },
  });
});
