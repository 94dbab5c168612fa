import { describe, expect, it } from 'vitest';
import { wholeOf } from '../../words/saying.ts';
import type { AnyTool, Values } from '../defineTool.ts';
import { initialValues, validateDraft } from '../draft.ts';
import { priceNotes, priceOf } from '../price.ts';
import { requestOf, valuesOf } from '../request.ts';
import { studios } from '../studios.ts';
import { premiumEffects as effects } from './effects.ts';
import { premiumImageToVideo as imageToVideo } from './imageToVideo.ts';
import { premiumLipSync as lipSync } from './lipSync.ts';
import { premiumMotionBrush as motionBrush } from './motionBrush.ts';
import { premiumMultiImage as multiImage } from './multiImage.ts';
import { premiumTextToVideo as textToVideo } from './textToVideo.ts';
import { premiumVideoExtend as videoExtend } from './videoExtend.ts';

const picture = 'data:image/png;base64,AAAA';
const other = 'data:image/jpeg;base64,BBBB';
const clip = 'data:video/mp4;base64,AAAA';
const sound = 'data:audio/mpeg;base64,AAAA';
const stroke = { points: [[0.25, 0.5] as const], direction: [0.2, -0.1] as const };
const shared = { prompt: 'Waves', duration: 5, aspectRatio: '16:9', cfg: 7.5 } as const;
const studio = studios.find((each) => each.path === '/kling-ai')!;

describe('the premium studio', () => {
  it("wears PREMIUM, FULL ACCESS and 'up to 500 credits', which is the base price (A253, D8)", () => {
    expect(studio.badges.map((badge) => badge.text)).toEqual(['PREMIUM', 'FULL ACCESS', 'up to 500 credits']);
    expect(studio.badges[2]?.help).toMatch(/base price/i);
  });

  it('the premium studio has seven modes (A254)', () => {
    expect(studio.modes.map((mode) => mode.id)).toEqual([
      'image-to-video',
      'multi-image-to-video',
      'motion-brush',
      'video-extend',
      'effects',
      'text-to-video',
      'lip-sync',
    ]);
    for (const { tool } of studio.modes) expect(tool.tips.length).toBeGreaterThan(0);
  });

  it('the premium studio starts with 5 s, 16:9, cfg 7.5 and a still camera (A259)', () => {
    expect(initialValues(imageToVideo)).toEqual({
      image: null,
      prompt: '',
      duration: 5,
      aspectRatio: '16:9',
      cfg: 7.5,
      camera: 'none',
    });
  });
});

const lengths = [
  [3, 200],
  [4, 200],
  [5, 300],
  [6, 300],
  [7, 300],
  [8, 400],
  [9, 400],
  [10, 500],
] as const;

describe.each([
  ['image to video (A260)', imageToVideo, 1, { ...shared, image: picture, camera: 'none' }],
  ['multi-image (A278)', multiImage, 1.5, { ...shared, images: [picture], tail: null, camera: 'none' }],
  ['motion brush (A286)', motionBrush, 1.3, { ...shared, image: picture, strokes: [] }],
  ['extend (A291)', videoExtend, 1.2, { ...shared, video: clip }],
  ['effects (A295, D14)', effects, 1, { video: clip, effect: 'noir', prompt: '', duration: 5 }],
  ['text to video (A300)', textToVideo, 1, shared],
] as const)('%s', (_name, tool: AnyTool, factor, values) => {
  it.each(lengths)('of %i s costs its factor times %i credits, rounded', (duration, base) => {
    expect(priceOf(tool, { ...values, duration }).total).toBe(Math.round(base * factor));
    const sent = requestOf(tool, { ...values, duration }).body;
    expect(sent['credits_cost']).toBe(Math.round(base * factor));
    expect(valuesOf(tool, { ...sent, credits_cost: 1 })).toMatchObject({
      ok: false,
      problem: { kind: 'PriceChanged', price: Math.round(base * factor) },
    });
  });
});

it('premium prices come to whole numbers, letter for letter (A278, A286, A291)', () => {
  const row = (tool: AnyTool, values: object) =>
    [3, 5, 8, 10].map((duration) => priceOf(tool, { ...values, duration }).total);
  expect(row(multiImage, shared)).toEqual([300, 450, 600, 750]);
  expect(row(motionBrush, shared)).toEqual([260, 390, 520, 650]);
  expect(row(videoExtend, shared)).toEqual([240, 360, 480, 600]);
});

it('several images say why they cost more (A279)', () => {
  expect(priceNotes(multiImage)).toEqual(['Multi-image generation costs 50% more credits']);
  expect(priceOf(multiImage, { ...initialValues(multiImage), duration: 2 }).total).toBe(300);
});

describe('a premium request', () => {
  it.each<[string, AnyTool, Values<AnyTool>, Record<string, unknown>]>([
    [
      'image to video (A267)',
      imageToVideo,
      { ...shared, image: picture, camera: 'zoom_in' },
      {
        model: 'kling-video',
        image: picture,
        prompt: 'Waves',
        duration: 5,
        aspect_ratio: '16:9',
        cfg_scale: 7.5,
        camera_control: { type: 'zoom_in' },
        credits_cost: 300,
      },
    ],
    [
      'multi-image, with no single image (A282)',
      multiImage,
      { ...shared, images: [picture, other], tail: other, camera: 'none' },
      {
        model: 'kling-multi-image',
        images: [picture, other],
        tail_image: other,
        prompt: 'Waves',
        duration: 5,
        aspect_ratio: '16:9',
        cfg_scale: 7.5,
        camera_control: null,
        credits_cost: 450,
      },
    ],
    [
      'motion brush (A286, D30)',
      motionBrush,
      { ...shared, image: picture, strokes: [stroke] },
      {
        model: 'kling-motion-brush',
        image: picture,
        motion_brush: [{ points: [[0.25, 0.5]], direction: [0.2, -0.1] }],
        prompt: 'Waves',
        duration: 5,
        aspect_ratio: '16:9',
        cfg_scale: 7.5,
        credits_cost: 390,
      },
    ],
    [
      'extend (A291)',
      videoExtend,
      { ...shared, video: clip },
      {
        model: 'kling-video-extend',
        video_url: clip,
        prompt: 'Waves',
        duration: 5,
        aspect_ratio: '16:9',
        cfg_scale: 7.5,
        credits_cost: 360,
      },
    ],
    [
      'effects, with the duration beside (A295, D14)',
      effects,
      { video: clip, effect: 'cyberpunk', prompt: '', duration: 8 },
      {
        model: 'kling-effects',
        video_url: clip,
        effect_type: 'cyberpunk',
        prompt: '',
        duration: 8,
        credits_cost: 400,
      },
    ],
    [
      'text to video (A300)',
      textToVideo,
      shared,
      {
        model: 'kling-video-text',
        prompt: 'Waves',
        duration: 5,
        aspect_ratio: '16:9',
        cfg_scale: 7.5,
        credits_cost: 300,
      },
    ],
    [
      'lip sync (A304, A306)',
      lipSync,
      { video: clip, audio: sound },
      { model: 'kling-lip-sync', video: clip, audio: sound, credits_cost: 400 },
    ],
  ])('a request holds exactly these fields for %s', (_name, tool, values, body) => {
    expect(requestOf(tool, values)).toEqual({ tool: tool.id, function: 'generate-video', body });
    expect(valuesOf(tool, body)).toMatchObject({ ok: true, values });
  });
});

describe('a premium form', () => {
  const motionPrompt = 'Please enter a prompt describing how you want the video to be generated';
  it.each<[string, AnyTool, string[]]>([
    ['image to video (A268, A269)', imageToVideo, ['Please select an image first', motionPrompt]],
    ['multi-image (A281)', multiImage, ['Please select at least one image', motionPrompt]],
    [
      'motion brush (A285)',
      motionBrush,
      ['Please select an image first', 'Please enter a motion description'],
    ],
    ['extend (A290)', videoExtend, ['Please select a video first', 'Please enter an extension description']],
    ['effects (A294)', effects, ['Please select a video first']],
    ['text to video (A299)', textToVideo, ['Please enter a text prompt']],
    ['lip sync (A305)', lipSync, ['Please select a video file first', 'Please select an audio file']],
  ])('a form asks for all that it lacks, in its own words: %s', (_name, tool, messages) => {
    expect(validateDraft(tool, initialValues(tool)).map(({ message }) => wholeOf(message))).toEqual(messages);
  });
});

describe('a premium tool', () => {
  it.each<[string, AnyTool, Partial<AnyTool['words']>]>([
    [
      'image to video (A257, A261, A270, A309, A310)',
      imageToVideo,
      {
        generate: 'Generate Video',
        busy: 'Generating Video...',
        started: 'Video generation started. Please wait...',
        done: 'Video generated successfully!',
        failed: 'Failed to generate video',
        again: 'Create Another',
      },
    ],
    [
      'multi-image (A257, A283, A309, A310)',
      multiImage,
      {
        busy: 'Generating Multi-Image Video...',
        started: 'Video generation started. Please wait...',
        done: 'Video generated successfully!',
        failed: 'Failed to generate video from multiple images',
        again: 'Create Another',
      },
    ],
    [
      'motion brush (A257, A287, A288)',
      motionBrush,
      {
        busy: 'Generating Motion...',
        started: 'Motion brush generation started. Please wait...',
        done: 'Motion brush video generated successfully!',
        failed: 'Failed to generate motion brush video',
        again: 'Generate New',
      },
    ],
    [
      'extend (A257, A292)',
      videoExtend,
      {
        busy: 'Extending Video...',
        started: 'Video extension started. Please wait...',
        done: 'Video extended successfully!',
        failed: 'Failed to extend video',
        again: 'Generate New',
      },
    ],
    [
      'effects (A257, A293, A296)',
      effects,
      {
        generate: 'Apply Effects',
        busy: 'Applying Effects...',
        started: 'Effects application started. Please wait...',
        done: 'Effects applied successfully!',
        failed: 'Failed to apply effects',
        again: 'Reset',
      },
    ],
    [
      'text to video (A257, A298, A301)',
      textToVideo,
      {
        generate: 'Generate Video from Text',
        busy: 'Generating Video...',
        done: 'Video generated from text successfully!',
        failed: 'Failed to generate video from text',
        again: 'Generate New',
      },
    ],
    [
      'lip sync (A257, A307, A310)',
      lipSync,
      {
        busy: 'Generating Lip Sync...',
        started: 'Video generation started. Please wait...',
        done: 'Video generated successfully!',
        failed: 'Failed to generate lip sync video',
        again: 'Reset',
      },
    ],
  ])('a tool has its own words for every moment: %s', (_name, tool, words) => {
    expect(tool.words).toMatchObject(words);
  });
});
