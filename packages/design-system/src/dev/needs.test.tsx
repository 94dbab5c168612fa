import { expect, test } from 'vitest';
import { needsKnown } from './needsKnown.ts';
import { needsLabel } from './needsLabel.ts';
import { needsOptions } from './needsOptions.ts';
import { needsUnique } from './needsUnique.ts';

const recipe = { classNames: { variants: { tone: { neutral: 'a', accent: 'b' }, gap: { 4: 'c' } } } };
const options = [{ value: 'wan' }, { value: 'veo' }];

test.each([undefined, null, false, '', '  '])('a label of %j is no label', (label) => {
  expect(() => needsLabel('Tabs', label)).toThrow('Kinora: Tabs got no label.');
});

test('words and elements are labels', () => {
  expect(() => needsLabel('Tabs', 'Settings')).not.toThrow();
  expect(() => needsLabel('Checkbox', <b>Settings</b>)).not.toThrow();
});

test('a look that a recipe lacks is told with those that it has', () => {
  expect(() => needsKnown('Button', recipe, { tone: 'primary' })).toThrow(
    "Kinora: Button got the tone 'primary', which it does not have. It would look as if none had been given. Give one of neutral, accent.",
  );
  expect(() => needsKnown('Stack', recipe, { gap: 5 })).toThrow("Stack got the gap '5'");
  expect(() => needsKnown('Stack', recipe, { gap: 4, tone: undefined })).not.toThrow();
});

test('two of one key, and one without any, are told by their place', () => {
  expect(() => needsUnique('Table', 'rows', 'id', [{ id: 'a' }, {}])).toThrow(
    'Kinora: Table got rows of which number 2 has no id.',
  );
  expect(() => needsUnique('Table', 'rows', 'id', [{ id: 'a' }, { id: 'a' }])).toThrow(
    "Kinora: Table got rows of which two have the id 'a'.",
  );
  expect(() => needsUnique('Table', 'rows', 'id', [{ id: 'a' }, { id: 'b' }])).not.toThrow();
});

test('what is chosen has to be among the options, once there are any', () => {
  expect(() => needsOptions('Select', options, { value: 'sora' })).toThrow(
    "Kinora: Select got the value 'sora', which is none of its options. It would show nothing as chosen. Give one of wan, veo.",
  );
  expect(() => needsOptions('MultiSelect', options, { defaultValue: ['wan', 'sora'] })).toThrow(
    "MultiSelect got the defaultValue 'sora'",
  );
  expect(() => needsOptions('Select', options, { value: null, defaultValue: 'veo' })).not.toThrow();
  expect(() => needsOptions('Select', [], { value: 'wan' })).not.toThrow();
});
