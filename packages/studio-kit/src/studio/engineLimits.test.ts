import {
  engineLimits,
  initialValues,
  noLimits,
  refusedBy,
  seedanceImage,
  seedanceText,
  veo3,
  wanImageToVideo,
  type Draft,
  premiumMultiImage,
  stableVideo,
} from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { describe, expect, it } from 'vitest';
import { studioLabels } from '../labels/studioLabels.ts';

const able = { reportsProgress: true, refundsCancelled: 'queued' } as const;
const wan = initialValues(wanImageToVideo);
const seedance = initialValues(seedanceText);
const limits = (
  accepts: Record<string, (string | number | boolean)[]>,
  draft: object,
  tool: typeof seedanceText,
) => engineLimits(tool, draft as typeof seedance, { ...able, accepts }, studioLabels, 'en');

describe('what an engine can’t do', () => {
  it('is unknown while nobody answered, and nothing is refused then', () => {
    expect(engineLimits(wanImageToVideo, wan, undefined, studioLabels, 'en')).toBe(noLimits);
    expect(refusedBy(noLimits)).toEqual([]);
  });

  it('is said beside an input while the choice is still within it', () => {
    const found = limits({ resolution: ['1080p'] }, { ...seedance, resolution: '1080p' }, seedanceText);
    expect(found.inputs['resolution']).toEqual({
      line: 'Resolution: the engine in use here offers 1080p.',
      isBroken: false,
      accepts: ['1080p'],
    });
    expect(refusedBy(found)).toEqual([]);
  });

  it('progress is silent where the engine reports none, and not before that is known (D33)', () => {
    const of = (reportsProgress: boolean) =>
      engineLimits(wanImageToVideo, wan, { ...able, accepts: {}, reportsProgress }, studioLabels, 'en');
    expect([of(false).isSilent, of(true).isSilent, noLimits.isSilent]).toEqual([true, false, false]);
  });

  it('is a shape that comes near a picture only: said beside it before anybody pays, and in nobody’s way', () => {
    const of = (width: number, height: number) =>
      engineLimits(
        wanImageToVideo,
        { ...wan, image: mediaFileFixture({ width, height }) },
        { ...able, accepts: {}, shapes: ['16:9', '1:1'] },
        studioLabels,
        'en',
      );
    expect(of(2000, 1900).inputs).toEqual({
      image: {
        line: 'The result is cut to 1:1, the nearest shape that the engine in use here makes.',
        isBroken: false,
      },
    });
    expect(refusedBy(of(2000, 1900))).toEqual([]);
    expect(of(1366, 768).inputs).toEqual({});
  });

  it('is a picture of another shape than the one that is chosen: said beside it before anybody pays', () => {
    const of = (aspectRatio: string) =>
      engineLimits(
        seedanceImage,
        {
          ...initialValues(seedanceImage),
          image: mediaFileFixture({ width: 900, height: 1600 }),
          aspectRatio,
        } as Draft<typeof seedanceImage>,
        { ...able, accepts: {} },
        studioLabels,
        'en',
      );
    expect(of('16:9').inputs).toEqual({
      image: { line: 'Aspect ratio is set to 16:9, which cuts this picture.', isBroken: false },
    });
    expect(refusedBy(of('16:9'))).toEqual([]);
    expect(of('9:16').inputs).toEqual({});
  });

  it('names those of several pictures that the chosen shape cuts', () => {
    const tall = mediaFileFixture({ name: 'tower.jpg', width: 900, height: 1600 });
    const wide = mediaFileFixture({ name: 'quay.jpg', width: 1600, height: 900 });
    const of = (...images: readonly (typeof tall)[]) =>
      engineLimits(
        premiumMultiImage,
        { ...initialValues(premiumMultiImage), images, aspectRatio: '16:9' },
        { ...able, accepts: {} },
        studioLabels,
        'en',
      ).inputs['images']?.line;
    expect(of(wide, tall)).toBe('Aspect ratio is set to 16:9, which cuts tower.jpg.');
    expect(of(tall)).toBe('Aspect ratio is set to 16:9, which cuts this picture.');
    expect(of(wide)).toBeUndefined();
  });

  it('says that a tool with one shape cuts a picture of another', () => {
    const of = (width: number, height: number) =>
      engineLimits(
        stableVideo,
        { ...initialValues(stableVideo), image: mediaFileFixture({ width, height }) } as Draft<
          typeof stableVideo
        >,
        { ...able, accepts: {} },
        studioLabels,
        'en',
      ).inputs;
    expect(of(1600, 1000)).toEqual({
      image: { line: 'Every clip of this tool is 1:1, which cuts this picture.', isBroken: false },
    });
    expect(of(800, 800)).toEqual({});
  });

  it('stands in the way of sending once it is chosen, and names what to choose', () => {
    const found = engineLimits(
      wanImageToVideo,
      { ...wan, duration: 8 },
      { ...able, accepts: { duration: [3, 5] } },
      studioLabels,
      'en',
    );
    expect(refusedBy(found)).toEqual([
      {
        input: 'duration',
        message: 'Duration 8 s is not offered by the engine in use here. Choose 3 s or 5 s.',
      },
    ]);
  });

  it('is an input that it makes nothing of: said beside it, and in nobody’s way', () => {
    const offer = { ...able, accepts: {}, ignores: ['resolution'] };
    const found = engineLimits(seedanceText, seedance, offer, studioLabels, 'en');
    expect(found.inputs).toEqual({
      resolution: {
        line: 'Resolution makes no difference here.',
        isBroken: false,
        isIdle: true,
      },
    });
    expect(refusedBy(found)).toEqual([]);
  });

  it('leaves words and what sets the price open, though it makes nothing of them', () => {
    const offer = { ...able, accepts: {}, ignores: ['prompt', 'model', 'duration', 'seed'] };
    const { inputs } = engineLimits(seedanceText, seedance, offer, studioLabels, 'en');
    const idle = Object.entries(inputs).filter(([, { isIdle }]) => isIdle);
    expect(idle.map(([name]) => name)).toEqual(['seed']);
  });

  it('is said of a switch as a person reads it', () => {
    const veo = initialValues(veo3);
    const of = (draft: typeof veo) =>
      engineLimits(veo3, draft, { ...able, accepts: { cinema: [false] } }, studioLabels, 'en').inputs[
        'cinema'
      ];
    expect(of({ ...veo, cinema: false })?.line).toBe('Cinema Mode: the engine in use here offers Off.');
    expect(of({ ...veo, cinema: true })?.isBroken).toBe(true);
  });

  it('is nothing where it takes all that is offered', () => {
    const all = seedanceText.inputs.resolution.options.map(({ value }) => value);
    expect(limits({ resolution: all }, seedance, seedanceText).inputs).toEqual({});
  });

  it('is the whole tool where it can’t be run, in the server’s own words where it has any', () => {
    const refusals = (whyNot: string | null) =>
      refusedBy(engineLimits(wanImageToVideo, wan, { whyNot }, studioLabels, 'en'));
    expect(refusals(null)).toEqual([{ input: '', message: 'The engine in use here can’t run this tool.' }]);
    expect(refusals('No trainer here.')).toEqual([{ input: '', message: 'No trainer here.' }]);
  });
});
