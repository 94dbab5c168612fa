import { expect, it } from 'vitest';
import { posterForm, posterTool } from '../testing/tools/poster.ts';
import { promptSent } from './promptSent.ts';
import { requestOf } from './request.ts';

it('the words of a request are told as they travel, with what its style adds', () => {
  expect(promptSent(posterTool, posterForm)).toBe('The sea is open, in red ink');
  expect(promptSent(posterTool, posterForm)).toBe(requestOf(posterTool, posterForm).body['prompt']);
});

it('of a tool that asks for none, that is said', () => {
  const wordless = { ...posterTool, prompt: 'ink' as const, inputs: {} };
  expect(() => promptSent(wordless, {})).toThrow('poster sends no words.');
});
