import { expect, it } from 'vitest';
import { albumTool } from '../testing/tools/album.ts';
import { brushTool } from '../testing/tools/brush.ts';
import { posterTool } from '../testing/tools/poster.ts';
import { carriedOver } from './carriedOver.ts';
import { createImage } from './createImage.ts';
import { validateDraft, initialValues } from './draft.ts';
import { leftBehind } from '../words/making.ts';

it('what a picture told fills the form as far as the form has a place for it, and the rest is named (A237)', () => {
  const { values, left } = carriedOver(createImage, 'a quiet street', {
    program: 'InvokeAI',
    negativePrompt: 'cars',
    model: 'juggernaut',
    seed: 99,
    steps: 27,
    guidance: 7.5,
    style: 'Anime',
    width: 832,
    height: 1216,
  });
  expect(values).toEqual({ prompt: 'a quiet street', steps: 25, style: 'anime', aspectRatio: '9:16' });
  expect(left).toEqual(['negativePrompt', 'model', 'seed', 'guidance']);
  expect(leftBehind(createImage, left)).toBe(
    'Create Image has no place for the negative prompt, model, seed, and guidance of this picture.',
  );
  expect(leftBehind(createImage, [])).toBeNull();
  expect(leftBehind(createImage, ['width', 'height'])).toBe(
    'Create Image has no place for the size of this picture.',
  );
  expect(validateDraft(createImage, { ...initialValues(createImage), ...values })).toEqual([]);
});

it('what is out of range comes to its nearest end, what is unknown stays as it was', () => {
  expect(carriedOver(createImage, 'a', { steps: 150, style: 'Fooocus V2' })).toEqual({
    values: { prompt: 'a', steps: 50 },
    left: ['style'],
  });
  expect(carriedOver(createImage, 'a').values).toEqual({ prompt: 'a' });
  expect(carriedOver(createImage, 'x'.repeat(5000)).values.prompt).toHaveLength(
    createImage.inputs.prompt.maxLength,
  );
});

it('the words are the prompt of a form, whatever the form calls it', () => {
  expect(carriedOver(albumTool, 'a quiet street').values).toEqual({ brief: 'a quiet street' });
});

it('what fills an input is said by its definition, whatever it is called', () => {
  const making = { seed: 99, style: 'Red', width: 900, height: 910 };
  expect(carriedOver(brushTool, 'a boat', making)).toEqual({
    values: { prompt: 'a boat', seed: 99, shape: '1:1' },
    left: ['style'],
  });
  // A seed that the tool can't have is left, and named.
  expect(carriedOver(brushTool, 'a boat', { seed: 1e6 })).toMatchObject({ left: ['seed'] });
  expect(carriedOver(posterTool, 'a boat', making).values).toEqual({ prompt: 'a boat', ink: 'red' });
});
