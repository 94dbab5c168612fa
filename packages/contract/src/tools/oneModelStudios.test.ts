import { describe, expect, it } from 'vitest';
import { mediaFileFixture } from '../testing/fixtures/mediaFile.ts';
import { cogVideo } from './cogVideo.ts';
import type { AnyTool, Draft } from './defineTool.ts';
import { initialValues, isShown, validateDraft } from './draft.ts';
import { priceOf, priceRange } from './price.ts';
import { requestOf } from './request.ts';
import { stableVideo } from './stableVideo.ts';
import { veo3 } from './veo3.ts';

const picture = 'data:image/png;base64,AAAA';
const motionPrompt = 'Please enter a prompt describing how you want the video to be generated';

describe('Stable Video', () => {
  it('Stable Video takes 2 to 4 s, stability 1 to 10, at 512x512, for 100 credits whatever the settings (A316)', () => {
    expect(stableVideo.inputs.duration).toMatchObject({ min: 2, max: 4, step: 1, initial: 4 });
    expect(stableVideo.inputs.stability).toMatchObject({ min: 1, max: 10, step: 1, initial: 7 });
    expect(stableVideo.inputs.resolution.value).toBe('512x512');
    expect(stableVideo.inputs.image.hint).toMatch(/best with portraits/i);
    for (const duration of [2, 3, 4])
      expect(priceOf(stableVideo, { ...initialValues(stableVideo), duration }).total).toBe(100);
  });

  it('Stable Video sends stability_factor and credits_cost 100 (A317)', () => {
    const values = { image: picture, prompt: 'Wind', duration: 4, stability: 7 };
    expect(requestOf(stableVideo, values)).toEqual({
      tool: 'stable-video',
      function: 'generate-video',
      body: {
        model: 'stable-video',
        image: picture,
        prompt: 'Wind',
        duration: 4,
        stability_factor: 7,
        credits_cost: 100,
      },
    });
  });
});

describe('CogVideoX-5B', () => {
  it('CogVideoX-5B takes 2 to 6 s, complexity and quality 1 to 10, at 720p, for 150 credits (A318)', () => {
    expect(cogVideo.inputs.duration).toMatchObject({ min: 2, max: 6, step: 1, initial: 6 });
    expect(cogVideo.inputs.complexity).toMatchObject({ min: 1, max: 10, step: 1, initial: 7 });
    expect(cogVideo.inputs.quality).toMatchObject({ min: 1, max: 10, step: 1, initial: 8 });
    expect(cogVideo.inputs.resolution.value).toBe('720p');
    expect(priceRange(cogVideo)).toEqual({ from: 150, upTo: 150 });
  });

  it('CogVideoX-5B sends complexity_level, quality_boost and credits_cost 150 (A319)', () => {
    const values = { image: picture, prompt: 'Square', duration: 6, complexity: 7, quality: 8 };
    expect(requestOf(cogVideo, values)).toEqual({
      tool: 'cogvideox-5b',
      function: 'generate-video',
      body: {
        model: 'cogvideox-5b',
        image: picture,
        prompt: 'Square',
        duration: 6,
        complexity_level: 7,
        quality_boost: 8,
        credits_cost: 150,
      },
    });
  });
});

describe.each<[string, AnyTool]>([
  ['Stable Video', stableVideo],
  ['CogVideoX-5B', cogVideo],
])('%s', (_name, tool) => {
  it('everything else shows only after a picture was chosen (A312)', () => {
    const start = initialValues(tool);
    const shown = (draft: object) =>
      Object.keys(tool.inputs).filter((name) => isShown(tool, draft as Draft<AnyTool>, name));
    expect(shown(start)).toEqual(['image']);
    expect(shown({ ...start, image: mediaFileFixture() })).toEqual(Object.keys(tool.inputs));
  });

  it('a prompt is asked for in the words of the other studios (A320)', () => {
    const draft = { ...initialValues(tool), image: mediaFileFixture(), prompt: '  ' };
    expect(validateDraft(tool, draft)).toEqual([{ input: 'prompt', message: motionPrompt }]);
  });
});

it.each<[string, AnyTool]>([
  ['Stable Video', stableVideo],
  ['CogVideoX-5B', cogVideo],
  ['VEO3', veo3],
])('the words that studios have in common are spoken by %s (A270, A310)', (_name, tool) => {
  expect(tool.words).toMatchObject({
    generate: 'Generate Video',
    busy: 'Generating Video...',
    started: 'Video generation started. Please wait...',
    done: 'Video generated successfully!',
    failed: 'Failed to generate video',
  });
});

describe('VEO3', () => {
  it('VEO3 starts with 5 s, 720p and no Cinema Mode, for 305 credits (A321, A323)', () => {
    const start = initialValues(veo3);
    expect(start).toEqual({ prompt: '', duration: 5, resolution: '720p', cinema: false });
    expect(priceOf(veo3, start)).toEqual({
      total: 305,
      terms: [
        { label: 'Base price by duration', amount: 300 },
        { label: 'Resolution', amount: 5 },
        { label: 'Cinema Mode', amount: 0 },
      ],
    });
    expect(veo3.inputs.duration.options.map((each) => each.value)).toEqual([5, 8]);
    expect(veo3.inputs.resolution.options.map((each) => each.value)).toEqual(['480p', '720p', '1080p']);
    expect(veo3.inputs.cinema.label).toBe('Cinema Mode');
  });

  it.each([
    [5, '480p', false, 300],
    [5, '720p', false, 305],
    [5, '1080p', false, 315],
    [5, '480p', true, 320],
    [5, '720p', true, 325],
    [5, '1080p', true, 335],
    [8, '480p', false, 500],
    [8, '720p', false, 505],
    [8, '1080p', false, 515],
    [8, '480p', true, 520],
    [8, '720p', true, 525],
    [8, '1080p', true, 535],
  ] as const)(
    'a clip of %i s at %s, Cinema Mode %s, costs %i (A322)',
    (duration, resolution, cinema, total) => {
      expect(priceOf(veo3, { prompt: 'x', duration, resolution, cinema }).total).toBe(total);
    },
  );

  it('VEO3 sends prompt, model, duration, resolution, cinema_mode and credits_cost (A324)', () => {
    expect(requestOf(veo3, { prompt: 'Dusk', duration: 8, resolution: '1080p', cinema: true })).toEqual({
      tool: 'veo3',
      function: 'generate-video-from-text',
      body: {
        model: 'veo3',
        prompt: 'Dusk',
        duration: 8,
        resolution: '1080p',
        cinema_mode: true,
        credits_cost: 535,
      },
    });
  });

  it('VEO3 asks for a text prompt (A325)', () => {
    expect(validateDraft(veo3, initialValues(veo3))).toEqual([
      { input: 'prompt', message: 'Please enter a text prompt' },
    ]);
  });
});
