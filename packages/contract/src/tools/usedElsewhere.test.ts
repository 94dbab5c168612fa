import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { albumForm, albumTool } from '../testing/tools/album.ts';
import { postcardTool } from '../testing/tools/postcard.ts';
import { initialValues, validateDraft } from './draft.ts';
import { catalogue, deviceTools } from './catalogue.ts';
import type { AnyForm, Draft } from './defineTool.ts';
import { createImage } from './createImage.ts';
import { fullTitleOf } from './fullTitleOf.ts';
import { studios } from './studios.ts';
import { premiumEffects } from './premium/effects.ts';
import { premiumLipSync } from './premium/lipSync.ts';
import { premiumMotionBrush } from './premium/motionBrush.ts';
import { premiumMultiImage } from './premium/multiImage.ts';
import { premiumVideoExtend } from './premium/videoExtend.ts';
import { slotOf, toolsTaking, usedElsewhere } from './usedElsewhere.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

const everyTool = [...catalogue, ...deviceTools];

describe('a result in another tool', () => {
  test('is offered wherever there is a slot for it, and nowhere else', () => {
    for (const type of ['image', 'video'] as const) {
      const taking = toolsTaking(type);
      expect(taking.length).toBeGreaterThan(0);
      for (const tool of everyTool)
        expect([tool.id, taking.includes(tool)]).toEqual([tool.id, slotOf(tool, type) !== null]);
    }
    expect(slotOf(wanImageToVideo, 'image')).toEqual({ name: 'image', input: wanImageToVideo.inputs.image });
    expect(slotOf(wanImageToVideo, 'video')).toBeNull();
    expect(toolsTaking('image').map(({ id }) => id)).toContain('ultimate-upscale');
  });

  test('is offered under names of which each tells one tool, and whose it is where a page has several', () => {
    const names = everyTool.map(fullTitleOf);
    expect(new Set(names).size).toBe(names.length);
    for (const { title, modes } of studios.filter((studio) => studio.modes.length > 1)) {
      const [maker] = title.split(' ');
      for (const { tool } of modes) expect(fullTitleOf(tool).split(' ')[0]).toBe(maker);
    }
  });

  test('brings along what the form can hold, and names what was set and it cannot', () => {
    const settings = { ...initialValues(createImage), prompt: 'A lighthouse', style: 'anime' };
    const { values, left } = usedElsewhere(createImage, settings, wanImageToVideo);
    expect(values).toMatchObject({ prompt: 'A lighthouse' });
    expect(left).toContain(createImage.inputs.style.label);
    // What stands as it came was not asked for.
    expect(left).not.toContain(createImage.inputs.aspectRatio.label);
  });

  test('brings the words that it was asked for with, whatever either form calls them', () => {
    const asked = { brief: 'A summer by the sea' };
    expect(usedElsewhere(albumTool, asked, postcardTool)).toEqual({
      values: { greeting: 'A summer by the sea' },
      left: [],
    });
    expect(usedElsewhere(albumTool, { light: albumForm.light }, postcardTool).left).toEqual([
      albumTool.inputs.light.label,
    ]);
  });

  describe('what it was made of', () => {
    const own = '2b1b2a30-0000-4000-8000-000000000001';
    const strokes = [{ points: [[0.2, 0.3]], direction: [0.3, 0] }];
    const several = { images: [`${own}/a.png`, `${own}/b.png`], tail: `${own}/c.png` };
    const leftOf = (from: AnyForm, settings: object, target: AnyForm) =>
      usedElsewhere(from, { ...initialValues(from), prompt: 'Waves', ...settings }, target).left;

    test.each([
      [
        'strokes',
        premiumMotionBrush,
        { image: `${own}/a.png`, strokes },
        premiumVideoExtend,
        ['Motion strokes'],
      ],
      ['a tail and further pictures', premiumMultiImage, several, premiumEffects, ['Images', 'Ending frame']],
      [
        'a tail beside the one picture that became the clip',
        premiumMultiImage,
        { ...several, images: [`${own}/a.png`] },
        premiumEffects,
        ['Ending frame'],
      ],
      [
        'the sound',
        premiumLipSync,
        { video: `${own}/a.mp4`, audio: `${own}/b.wav` },
        premiumVideoExtend,
        [premiumLipSync.inputs.audio.label],
      ],
    ] as const)(
      'is named where the other tool has no place for it: %s',
      (_what, from, settings, target, left) => {
        expect(leftOf(from, settings, target)).toEqual(left);
      },
    );

    test('is not named where it was not set, where the result stands for it, or where it has a place', () => {
      expect(leftOf(premiumMotionBrush, { image: `${own}/a.png`, strokes: [] }, premiumVideoExtend)).toEqual(
        [],
      );
      expect(leftOf(premiumMultiImage, { images: [`${own}/a.png`], tail: null }, premiumEffects)).toEqual([]);
      expect(leftOf(premiumMultiImage, several, premiumMultiImage)).toEqual([]);
      expect(leftOf(premiumMotionBrush, { image: `${own}/a.png`, strokes }, premiumMotionBrush)).toEqual([]);
    });
  });

  test('of a tool that is not known brings nothing', () => {
    expect(usedElsewhere(undefined, { prompt: 'A' }, wanImageToVideo)).toEqual({ values: {}, left: [] });
  });

  test('never brings a value that the form would refuse', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyTool),
        fc.constantFrom(...everyTool),
        fc.dictionary(
          fc.constantFrom(
            'prompt',
            'seed',
            'steps',
            'cfg',
            'duration',
            'style',
            'aspectRatio',
            'resolution',
            'model',
          ),
          fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
        ),
        (from, target, settings) => {
          const { values } = usedElsewhere(from, settings, target);
          const before = validateDraft(target, initialValues(target)).map(({ input }) => input);
          const whole = { ...initialValues(target), ...values } as Draft<typeof target>;
          const after = validateDraft(target, whole).map(({ input }) => input);
          expect(after.filter((input) => !before.includes(input))).toEqual([]);
        },
      ),
    );
  });
});
