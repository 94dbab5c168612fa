import { describe, expect, it } from 'vitest';
import { createImage } from './createImage.ts';
import { initialValues, validateDraft } from './draft.ts';
import { pictureOf } from './kinds/index.ts';
import { priceOf } from './price.ts';
import { requestOf, valuesOf } from './request.ts';

const values = {
  prompt: 'A kitchen at dawn',
  style: 'anime',
  aspectRatio: '4:3',
  quality: 'high',
  steps: 30,
} as const;

describe('Create Image', () => {
  it('styles, shapes, qualities and steps are offered, and a form starts with these (A213, A214, A215, A216, A217)', () => {
    expect(initialValues(createImage)).toEqual({
      prompt: '',
      style: 'realistic',
      aspectRatio: '1:1',
      quality: 'standard',
      steps: 25,
    });
    const { style, aspectRatio, quality, steps } = createImage.inputs;
    expect(style.options.map((each) => each.value)).toEqual([
      'realistic',
      'artistic',
      'cartoon',
      'abstract',
      'anime',
      'photographic',
      'digital-art',
      '3d-render',
    ]);
    expect(aspectRatio.options.map((each) => each.value)).toEqual(['1:1', '16:9', '9:16', '4:3', '3:2']);
    expect(quality.options.map((each) => each.value)).toEqual(['draft', 'standard', 'high', 'ultra']);
    expect(steps).toMatchObject({ min: 10, max: 50, step: 5, initial: 25 });
    expect(pictureOf(style, style.options[4]!)).toBe('style/anime');
  });

  it.each([
    ['draft', 5],
    ['standard', 10],
    ['high', 50],
    ['ultra', 50],
  ] as const)('a picture in %s quality costs %i (A218, D12)', (quality, total) => {
    expect(priceOf(createImage, { ...values, quality }).total).toBe(total);
  });

  it('the request holds the prompt with the words of its style behind it, style, aspectRatio, quality and steps (A219)', () => {
    expect(requestOf(createImage, values)).toEqual({
      tool: 'create-image',
      function: 'generate-image',
      body: {
        prompt: 'A kitchen at dawn, anime style',
        style: 'anime',
        aspectRatio: '4:3',
        quality: 'high',
        steps: 30,
      },
    });
  });

  it('every style has words, and the server takes exactly those off again (A219)', () => {
    for (const { value: style } of createImage.inputs.style.options) {
      const { body } = requestOf(createImage, { ...values, style, prompt: 'x' });
      expect(body['prompt']).toMatch(/^x, .+ (style|render style)$/);
      expect(valuesOf(createImage, body)).toMatchObject({ values: { prompt: 'x', style } });
    }
    const twice = requestOf(createImage, { ...values, prompt: 'x, anime style' }).body;
    expect(valuesOf(createImage, twice)).toMatchObject({ values: { prompt: 'x, anime style' } });
  });

  it('understands a caller who left the words of the style out', () => {
    const { body } = requestOf(createImage, values);
    expect(valuesOf(createImage, { ...body, prompt: 'A kitchen' })).toMatchObject({
      values: { prompt: 'A kitchen' },
    });
  });

  it('a description is asked for, and blank space is none (A220, A221, A356)', () => {
    const expected = {
      input: 'prompt',
      message: {
        title: 'Missing Prompt',
        description: 'Please enter a description of what you want to create.',
      },
    };
    expect(validateDraft(createImage, initialValues(createImage))).toEqual([expected]);
    expect(validateDraft(createImage, { ...values, prompt: ' \n\t' })).toEqual([expected]);
    const { body } = requestOf(createImage, { ...values, prompt: '' });
    expect(valuesOf(createImage, body)).toMatchObject({
      problem: { message: 'Please enter a description of what you want to create.' },
    });
  });

  it('takes a prompt of 2000 letters beside the words of its style, and not one more', () => {
    const body = (length: number) => requestOf(createImage, { ...values, prompt: 'x'.repeat(length) }).body;
    expect(valuesOf(createImage, body(2000)).ok).toBe(true);
    expect(valuesOf(createImage, body(2001)).ok).toBe(false);
  });

  it('Create Image speaks its own words (A223, A225, A227, A228)', () => {
    expect(createImage.words).toMatchObject({
      done: 'Image Generated!',
      standIn: { title: 'Demo Mode' },
      failed: { title: 'Generation Failed', description: 'Failed to generate image. Please try again.' },
      broke: { title: 'Error', description: 'Something went wrong during generation.' },
    });
  });
});
