import { describe, expect, it } from 'vitest';
import { mediaFileFixture } from '../../testing/fixtures/mediaFile.ts';
import type { AnyTool } from '../defineTool.ts';
import { initialValues, validateDraft } from '../draft.ts';
import { addImages, moreLabel } from '../addImages.ts';
import { requestOf, valuesOf } from '../request.ts';
import { premiumEffects as effects } from './effects.ts';
import { premiumImageToVideo as imageToVideo } from './imageToVideo.ts';
import { premiumLipSync as lipSync } from './lipSync.ts';
import { premiumMotionBrush as motionBrush } from './motionBrush.ts';
import { premiumMultiImage as multiImage } from './multiImage.ts';
import { premiumTextToVideo as textToVideo } from './textToVideo.ts';
import { premiumVideoExtend as videoExtend } from './videoExtend.ts';

const picture = 'data:image/png;base64,AAAA';
const stroke = { points: [[0.25, 0.5] as const], direction: [0.2, -0.1] as const };
const times = <V>(count: number, value: V): V[] => Array.from({ length: count }, () => value);
const shared = { prompt: 'Waves', duration: 5, aspectRatio: '16:9', cfg: 7.5 } as const;

describe('premium controls', () => {
  it.each<[string, AnyTool, number, number]>([
    ['image to video (A262)', imageToVideo, 3, 20],
    ['multi-image (A275, A276)', multiImage, 2, 15],
    ['motion brush', motionBrush, 3, 20],
    ['extend', videoExtend, 3, 20],
    ['text to video (A298)', textToVideo, 3, 20],
  ])(
    'give a length from 2 or 3 s to 10 s, and a guidance from 1, to %s',
    (_name, tool, shortest, strongest) => {
      expect(tool.inputs['duration']).toMatchObject({
        min: shortest,
        max: 10,
        step: 1,
        initial: 5,
        unit: 's',
      });
      expect(tool.inputs['cfg']).toMatchObject({ min: 1, max: strongest, step: 0.5, initial: 7.5 });
      expect(tool.inputs['aspectRatio']).toMatchObject({
        options: [{ value: '16:9' }, { value: '9:16' }, { value: '1:1' }],
      });
    },
  );

  it('effects have a length from 3 to 10 s and no guidance (A294)', () => {
    expect(effects.inputs.duration).toMatchObject({ min: 3, max: 10, step: 1, initial: 5, unit: 's' });
    expect(effects.inputs).not.toHaveProperty('cfg');
  });

  it('the CFG scale is explained (A264)', () => {
    expect(imageToVideo.inputs.cfg.help).toMatch(/Higher follows the prompt more closely/);
  });

  it('three shapes are offered, six moves of the camera and none (A263, A265, A277)', () => {
    const moves = ['none', 'zoom_in', 'zoom_out', 'pan_left', 'pan_right', 'tilt_up', 'tilt_down'];
    for (const tool of [imageToVideo, multiImage]) {
      expect(tool.inputs.camera.options.map((each) => each.value)).toEqual(moves);
      expect(tool.inputs.aspectRatio.options.map((each) => each.value)).toEqual(['16:9', '9:16', '1:1']);
    }
  });

  it('six effects are offered by their names (A293)', () => {
    expect(effects.inputs.effect.options).toEqual([
      { value: 'style_transfer', label: 'Style Transfer' },
      { value: 'color_grading', label: 'Color Grading' },
      { value: 'vintage_filter', label: 'Vintage Filter' },
      { value: 'cyberpunk', label: 'Cyberpunk Style' },
      { value: 'anime_style', label: 'Anime Style' },
      { value: 'noir', label: 'Film Noir' },
    ]);
  });

  it('controls say what files they take (A261, A273, A289, A293, A302)', () => {
    expect(imageToVideo.inputs.image.hint).toBe('JPG, PNG, WebP up to 10MB');
    expect(multiImage.inputs.images.hint).toMatch(/10MB.*300px minimum/);
    expect(videoExtend.inputs.video.hint).toBe('MP4, MOV, AVI up to 100MB');
    expect(effects.inputs.video.hint).toMatch(/100MB/);
    expect(lipSync.inputs.video.hint).toBe('MP4, MOV, WebM up to 100MB');
    expect(lipSync.inputs.audio.hint).toBe('MP3, WAV, AAC up to 50MB');
  });

  it('a list holds one to four images and says when there is no room (A271, A272, A274, A280)', () => {
    const input = multiImage.inputs.images;
    const files = Array.from({ length: 5 }, (_, index) => mediaFileFixture({ name: `${index}.png` }));
    expect(moreLabel(input, 2)).toBe('Add More Images (2/4)');
    expect(addImages(input, files.slice(0, 2), files.slice(2, 4)).errorMessage).toBeNull();
    const crowded = addImages(input, files.slice(0, 3), files.slice(3));
    expect(crowded.errorMessage).toBe('Maximum 4 images allowed');
    expect(crowded.files.map((file) => file.name)).toEqual(['0.png', '1.png', '2.png', '3.png']);
    expect(multiImage.inputs.tail).not.toHaveProperty('missing');
    const draft = { ...initialValues(multiImage), images: files, prompt: 'x' };
    expect(validateDraft(multiImage, draft)).toEqual([
      { input: 'images', message: 'Maximum 4 images allowed' },
    ]);
    const body = requestOf(multiImage, { ...shared, images: [picture], tail: null, camera: 'none' }).body;
    expect(valuesOf(multiImage, { ...body, images: times(5, picture) })).toMatchObject({
      problem: { message: 'Maximum 4 images allowed' },
    });
  });

  it('tips and texts speak of 6 elements and of 3 minutes (A284, A289)', () => {
    expect(motionBrush.tips.join(' ')).toMatch(/up to 6 elements can be controlled/i);
    expect(motionBrush.inputs.strokes.max).toBe(6);
    expect(videoExtend.inputs.video.help).toMatch(/3 minutes total/);
    expect(videoExtend.inputs.video.longestInAll).toEqual({ seconds: 180, with: 'duration' });
  });

  it('buttons: effects is always ready, lip sync appears with both files, the others wait (A297, A303, A308, D5)', () => {
    expect([effects.button, lipSync.button, imageToVideo.button]).toEqual(['ready', 'appears', undefined]);
  });

  it('lip sync says whose likeness may be used', () => {
    expect(lipSync.notice).toMatch(/right to use/);
  });
});

describe('strokes on the wire (D30)', () => {
  const body = requestOf(motionBrush, { ...shared, image: picture, strokes: [] }).body;
  it.each([
    ['seven', times(7, stroke)],
    ['no points', [{ points: [], direction: [0, 0] }]],
    ['outside the picture', [{ points: [[1.1, 0]], direction: [0, 0] }]],
    ['too far', [{ points: [[0, 0]], direction: [0, 1.5] }]],
    ['no direction', [{ points: [[0, 0]] }]],
    ['no numbers', [{ points: [['0', 0]], direction: [0, 0] }]],
    ['three numbers', [{ points: [[0, 0, 0]], direction: [0, 0] }]],
    ['an endless line', [{ points: times(201, [0, 0]), direction: [0, 0] }]],
    ['no list', 'all of it'],
  ])('%s are refused', (_what, drawn) => {
    expect(valuesOf(motionBrush, { ...body, motion_brush: drawn })).toMatchObject({
      ok: false,
      problem: { kind: 'Invalid', field: 'motion_brush' },
    });
  });

  it('six are taken, and none may be left out', () => {
    const six = times(6, stroke);
    expect(valuesOf(motionBrush, { ...body, motion_brush: six })).toMatchObject({ values: { strokes: six } });
    expect(valuesOf(motionBrush, { ...body, motion_brush: undefined })).toMatchObject({
      values: { strokes: [] },
    });
  });
});
