import { describe, expect, it } from 'vitest';
import { mediaFileFixture } from '../testing/fixtures/mediaFile.ts';
import { change, initialValues, validateDraft } from './draft.ts';
import { optionsBeside, refusalOf } from './kinds/index.ts';
import { MB } from './media.ts';
import { priceOf } from './price.ts';
import { requestOf, valuesOf } from './request.ts';
import { seedanceImage, seedanceText } from './seedance.ts';
import { studios } from './studios.ts';

const picture = 'data:image/png;base64,AAAA';
const settings = {
  model: 'pro',
  prompt: 'A fox',
  aspectRatio: '16:9',
  resolution: '1080p',
  duration: 5,
  seed: null,
  cameraFixed: false,
} as const;

describe('Seedance', () => {
  it('Seedance starts in text mode with Pro, 16:9, 5 s, 1080p and a free camera (A326, A327, A328, A330, A334)', () => {
    const studio = studios.find((each) => each.path === '/seedance')!;
    expect(studio.modes.map((mode) => mode.id)).toEqual(['text-to-video', 'image-to-video']);
    expect(initialValues(seedanceText)).toEqual({ ...settings, prompt: '' });
    expect(seedanceText.inputs.model.options.map((each) => each.label)).toEqual(['Pro', 'Lite']);
    expect(seedanceText.inputs.aspectRatio.options.map((each) => each.value)).toEqual([
      '21:9',
      '16:9',
      '4:3',
      '1:1',
      '3:4',
      '9:16',
    ]);
    expect(seedanceText.inputs.duration.options.map((each) => each.value)).toEqual([5, 10]);
    expect(seedanceText.inputs.cameraFixed.label).toBe('Fix Camera Position');
  });

  it('Seedance offers 480p and 1080p always, and 720p with Lite, which is then chosen with a note (A329, D6)', () => {
    const start = initialValues(seedanceText);
    const offered = (draft: object) =>
      optionsBeside(seedanceText.inputs.resolution, draft as Record<string, unknown>).map(
        (each) => each.value,
      );
    expect(offered(start)).toEqual(['480p', '1080p']);
    const lite = change(seedanceText, start, 'model', 'lite');
    expect(lite.draft.resolution).toBe('720p');
    expect(lite.notes).toEqual([{ input: 'resolution', note: expect.stringContaining('720p') }]);
    expect(offered(lite.draft)).toEqual(['480p', '720p', '1080p']);
    const pro = change(seedanceText, lite.draft, 'model', 'pro');
    expect(pro.draft.resolution).toBe('1080p');
    expect(pro.notes).toEqual([]);
    expect(change(seedanceText, start, 'prompt', 'x').draft.resolution).toBe('1080p');
  });

  it.each([
    ['pro', '480p', 'lite', '480p'],
    ['lite', '480p', 'pro', '480p'],
    ['lite', '1080p', 'pro', '1080p'],
    ['lite', '720p', 'pro', '1080p'],
    ['pro', '1080p', 'lite', '720p'],
  ] as const)(
    'from %s with %s to %s it has %s: what was chosen stays where it can (D6)',
    (...[from, had, to, has]) => {
      const made = change(seedanceText, initialValues(seedanceText), 'model', from).draft;
      const chosen = change(seedanceText, made, 'resolution', had).draft;
      const { draft, notes } = change(seedanceText, chosen, 'model', to);
      expect(draft.resolution).toBe(has);
      expect(notes).toHaveLength(to === 'lite' && has === '720p' ? 1 : 0);
    },
  );

  it('720p with Pro is refused, in the form and at the server (D6)', () => {
    const clash = 'Resolution must be one of 480p, 1080p.';
    expect(validateDraft(seedanceText, { ...settings, resolution: '720p' })).toEqual([
      { input: 'resolution', message: clash },
    ]);
    const { body } = requestOf(seedanceText, settings);
    expect(valuesOf(seedanceText, { ...body, resolution: '720p' })).toMatchObject({
      ok: false,
      problem: { kind: 'Invalid', field: 'resolution', message: clash },
    });
    expect(valuesOf(seedanceText, { ...body, model_type: 'lite', resolution: '720p' })).toMatchObject({
      ok: true,
      price: 200,
    });
  });

  it.each([
    ['pro', 5, 300],
    ['pro', 10, 500],
    ['lite', 5, 200],
    ['lite', 10, 400],
  ] as const)('%s of %i s costs %i at every resolution (A335, D7)', (model, duration, total) => {
    for (const resolution of ['480p', '1080p'] as const) {
      const values = { ...settings, model, duration, resolution };
      expect(priceOf(seedanceText, values).total).toBe(total);
      expect(priceOf(seedanceImage, { ...values, image: picture }).total).toBe(total);
    }
  });

  it('a request in text mode has these fields, with a null image and no price (A336)', () => {
    expect(requestOf(seedanceText, settings)).toEqual({
      tool: 'seedance-text',
      function: 'generate-seedance-video',
      body: {
        prompt: 'A fox',
        image: null,
        aspect_ratio: '16:9',
        duration: 5,
        resolution: '1080p',
        model_type: 'pro',
        camera_fixed: false,
        type: 'text-to-video',
      },
    });
  });

  it('a request in image mode has the image and the seed (A336, A337)', () => {
    const values = { ...settings, image: picture, seed: 42, cameraFixed: true };
    expect(requestOf(seedanceImage, values).body).toEqual({
      prompt: 'A fox',
      image: picture,
      aspect_ratio: '16:9',
      duration: 5,
      resolution: '1080p',
      model_type: 'pro',
      camera_fixed: true,
      seed: 42,
      type: 'image-to-video',
    });
  });

  it.each([
    [null, true],
    [0, true],
    [2_147_483_647, true],
    [2_147_483_648, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('a seed of %s is taken: %s (A331, A337)', (seed, isTaken) => {
    const wrong = validateDraft(seedanceText, { ...settings, seed }).map((each) => each.input);
    expect(wrong).toEqual(isTaken ? [] : ['seed']);
    const { body } = requestOf(seedanceText, settings);
    const sent = JSON.parse(JSON.stringify({ ...body, seed: Number.isNaN(seed) ? 'seven' : seed }));
    expect(valuesOf(seedanceText, sent).ok).toBe(isTaken);
  });

  it('a prompt is asked for, then an image (A338, A339)', () => {
    expect(validateDraft(seedanceText, initialValues(seedanceText))).toEqual([
      { input: 'prompt', message: 'Please enter a prompt' },
    ]);
    expect(validateDraft(seedanceImage, initialValues(seedanceImage)).map((each) => each.message)).toEqual([
      'Please enter a prompt',
      'Please upload an image',
    ]);
  });

  it('an image of 10 MB is taken, and not one byte more (A340, D17)', () => {
    const input = seedanceImage.inputs.image;
    expect(refusalOf(input, mediaFileFixture({ size: 10 * MB }))).toBeNull();
    const large = mediaFileFixture({ size: 10 * MB + 1 });
    expect(refusalOf(input, large)).toBe('File size must be less than 10MB');
    expect(validateDraft(seedanceImage, { ...settings, image: large })).toEqual([
      { input: 'image', message: 'File size must be less than 10MB' },
    ]);
    const { body } = requestOf(seedanceImage, { ...settings, image: picture });
    const bytes = (count: number) => `data:image/png;base64,${'AAAA'.repeat(Math.ceil(count / 3))}`;
    expect(valuesOf(seedanceImage, { ...body, image: bytes(10 * MB - 3) }).ok).toBe(true);
    expect(valuesOf(seedanceImage, { ...body, image: bytes(10 * MB + 3) })).toMatchObject({
      problem: { message: 'File size must be less than 10MB' },
    });
  });

  it('Seedance speaks its own words, and names its files (A333, A341, A342)', () => {
    for (const tool of [seedanceText, seedanceImage]) {
      expect(tool.words).toMatchObject({
        generate: 'Generate Video',
        busy: 'Generating Video...',
        started: 'Video generation started. Please wait...',
        done: 'Video generated successfully!',
        failed: 'Failed to generate video. Please try again.',
        noAddress: 'No video URL received from the API',
        broke: 'An error occurred while generating the video',
        download: 'Download Video',
      });
      expect(tool.fileName).toBe('seedance-video');
    }
  });
});
