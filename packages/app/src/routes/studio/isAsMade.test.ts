import { initialValues, seedanceText, type AnyTool } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import type { StudioModel } from '@kinora/studio-kit';
import { expect, it } from 'vitest';
import { isAsMade } from './isAsMade.ts';

const form = { ...initialValues(seedanceText), prompt: 'A calm sea', seed: null as number | null };
const creation = creationFixture({
  model_used: seedanceText.call.model,
  prompt: 'A calm sea',
  settings: { ...form, seed: 7 } as never,
});
const studio = (draft: object, isBrought?: true) =>
  ({
    tool: seedanceText,
    draft,
    phase: { name: 'done', result: { is: 'creation', creation }, ...(isBrought && { isBrought }) },
  }) as unknown as StudioModel<AnyTool>;

it('a form is as what it made until something else is asked for, be it had back', () => {
  expect(isAsMade(creation, studio(form), form)).toBe(true);
  expect(isAsMade(creation, studio({ ...form, prompt: 'A city by night' }), form)).toBe(false);
  expect(isAsMade(creation, studio({ ...form, prompt: 'A calm sea ' }), form)).toBe(true);
});

it('a number that is left to chance makes no other form of it', () => {
  expect(isAsMade(creation, studio({ ...form, seed: 7 }), form)).toBe(true);
});

it('a form that something made earlier is brought to is compared with what that was made from', () => {
  const other = { ...form, prompt: 'A city by night' };
  expect(isAsMade(creation, studio(other, true), other)).toBe(false);
  expect(isAsMade(creation, studio(form, true), form)).toBe(true);
});
