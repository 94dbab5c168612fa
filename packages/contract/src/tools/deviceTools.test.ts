import { describe, expect, it } from 'vitest';
import { mediaFileFixture } from '../testing/fixtures/mediaFile.ts';
import { wholeOf } from '../words/saying.ts';
import { initialValues, validateDraft } from './draft.ts';
import { imageToPrompt } from './imageToPrompt.ts';
import { emptyHint, moreLabel } from './addImages.ts';
import { refusalOf } from './kinds/index.ts';
import { largestFile, MB } from './media.ts';
import { priceOf } from './price.ts';
import { trainModel } from './trainModel.ts';
import { ultimateUpscale } from './ultimateUpscale.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

const said = (missing: ReturnType<typeof validateDraft>) => missing.map(({ message }) => wholeOf(message));

describe('Image to Prompt', () => {
  it('an image to read is asked for, and refused over 10 MB (A230, A231)', () => {
    const input = imageToPrompt.inputs.image;
    expect(refusalOf(input, mediaFileFixture({ size: 10 * MB }))).toBeNull();
    const tooLarge = 'File Too Large: Please select an image smaller than 10MB.';
    const large = mediaFileFixture({ size: 10 * MB + 1 });
    expect(wholeOf(refusalOf(input, large)!)).toBe(tooLarge);
    expect(said(validateDraft(imageToPrompt, { image: large }))).toEqual([tooLarge]);
    expect(said(validateDraft(imageToPrompt, { image: null }))).toEqual([
      'No Image Selected: Please upload an image first.',
    ]);
  });

  it('a prompt is read here in 2 s, costs nothing and calls nothing (A232, A234, A236, A237)', () => {
    expect(imageToPrompt).toMatchObject({ runs: 'device', rehearsalSeconds: 2, makes: 'prompt' });
    expect(imageToPrompt).not.toHaveProperty('call');
    expect(priceOf(imageToPrompt, { image: null }).total).toBe(0);
    expect(imageToPrompt.words.done).toBe('Prompt Generated!');
    expect(wholeOf(imageToPrompt.words.failed)).toBe(
      'Analysis Failed: Failed to analyze image. Please try again.',
    );
  });
});

describe('Ultimate Upscale', () => {
  it('a picture that no server takes is enlarged all the same: it stays here', () => {
    const large = mediaFileFixture({ size: largestFile.image + 1 });
    expect(refusalOf(ultimateUpscale.inputs.image, large)).toBeNull();
    expect(refusalOf(wanImageToVideo.inputs.image, large)).not.toBeNull();
  });

  it('a picture is enlarged 2x, 4x or 8x by type, in 3 s, without a call (A238, A239, A240, A241, A242)', () => {
    expect(ultimateUpscale.inputs.factor.options.map((each) => each.label)).toEqual(['2x', '4x', '8x']);
    expect(ultimateUpscale.inputs.type.options.map((each) => each.value)).toEqual([
      'general',
      'photo',
      'art',
      'anime',
    ]);
    expect(ultimateUpscale).toMatchObject({ runs: 'device', rehearsalSeconds: 3, makes: 'image' });
    expect(ultimateUpscale).not.toHaveProperty('call');
  });
});

describe('Train Your Model', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => mediaFileFixture({ name: `${index}.png` }));
  const start = initialValues(trainModel);

  it('a training takes a name, a base model and images, counted out of 20 (A243, A244, A245, A246, A247)', () => {
    expect(trainModel.inputs.base.options.map((each) => each.value)).toEqual([
      'flux-dev',
      'sdxl',
      'flux-realism',
    ]);
    expect(trainModel.inputs.images.hint).toBe('10-20 images recommended, 512x512 minimum, 10 MB each');
    expect(moreLabel(trainModel.inputs.images, 12)).toBe('Add More Images (12/20)');
    expect(emptyHint(trainModel.inputs.images)).toMatch(/10 MB each \(0\/20\)$/);
    expect(validateDraft(trainModel, { ...start, name: 'Harbour', images: files(25) })).toEqual([]);
  });

  it.each([
    ['', 5, ['name']],
    ['  ', 5, ['name']],
    ['Harbour', 4, ['images']],
    ['', 0, ['name', 'images']],
    ['Harbour', 5, []],
  ])('a training with the name %j and %i images lacks %j (A248)', (name, count, lacking) => {
    const missing = validateDraft(trainModel, { ...start, name, images: files(count) });
    expect(missing.map((each) => each.input)).toEqual(lacking);
    expect(trainModel.button).toBe('lists');
  });

  it('a training is rehearsed for 5 s, quotes 50 credits and 15-30 minutes, and calls nothing (A249, A250, A251, A252)', () => {
    expect(trainModel).toMatchObject({ runs: 'device', rehearsalSeconds: 5, takes: '15-30 minutes' });
    expect(trainModel).not.toHaveProperty('call');
    expect(priceOf(trainModel, start).total).toBe(50);
  });
});
