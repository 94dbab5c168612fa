import { expect, test } from 'vitest';
import { invariant } from './invariant.ts';

const mistake = { what: 'It broke.', why: 'Nobody can press it.', fix: 'Give it a label.' };

test('lets what holds pass', () => {
  expect(() => invariant('a label', mistake)).not.toThrow();
});

test('tells a developer what happened, why it matters and how to fix it', () => {
  expect(() => invariant('', mistake)).toThrow('Kinora: It broke. Nobody can press it. Give it a label.');
});

test('tells production nothing but that a component was used wrongly', () => {
  expect(() => invariant('', false)).toThrow('Kinora: used wrongly.');
});
