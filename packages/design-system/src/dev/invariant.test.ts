import { expect, test } from 'vitest';
import { invariant } from './invariant.ts';

const mistake = { what: 'It broke.', why: 'Nobody can press it.', fix: 'Give it a label.' };

test('an invariant that holds is let pass', () => {
  expect(() => invariant('a label', mistake)).not.toThrow();
});

test('a broken invariant tells a developer what happened, why it matters and how to fix it', () => {
  expect(() => invariant('', mistake)).toThrow('Kinora: It broke. Nobody can press it. Give it a label.');
});

test('a broken invariant tells production nothing but that a component was used wrongly', () => {
  expect(() => invariant('', false)).toThrow('Kinora: used wrongly.');
});
