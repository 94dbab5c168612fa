import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValuesOf } from '../testing/anyValues.ts';
import { draftOf } from '../testing/draftOf.ts';
import { mediaFileFixture } from '../testing/fixtures/mediaFile.ts';
import { deviceFixtures, fixtureTools } from '../testing/tools/fixtureTools.ts';
import { catalogue, deviceTools } from './catalogue.ts';
import type { AnyForm, AnyTool, Draft } from './defineTool.ts';
import {
  change,
  changedIn,
  editableInputs,
  filesIn,
  initialValues,
  layOver,
  restoreDraft,
  toValues,
  validateDraft,
} from './draft.ts';
import type { MediaFile } from './media.ts';
import { premiumImageToVideo } from './premium/imageToVideo.ts';
import { premiumMotionBrush } from './premium/motionBrush.ts';
import { premiumMultiImage } from './premium/multiImage.ts';
import { seedanceText } from './seedance.ts';
import { placedStroke } from './strokeGeometry.ts';

const fixtures = [...fixtureTools, ...deviceFixtures];
const forms: readonly AnyForm[] = [...catalogue, ...deviceTools, ...fixtures.map(({ tool }) => tool)];
const throughJson = (draft: object) => JSON.parse(JSON.stringify(draft)) as Record<string, unknown>;

describe('a draft that was kept', () => {
  it.each(forms.map((tool) => [tool.id, tool] as const))('of %s comes back as it was', (_id, tool) => {
    fc.assert(
      fc.property(anyValuesOf(tool), (values) => {
        const { draft, addresses } = draftOf(tool as AnyTool, values);
        const kept = throughJson(toValues(tool, draft, addresses));
        const files: Record<string, MediaFile[]> = {};
        for (const [name, file] of filesIn(tool, draft)) (files[name] ??= []).push(file);
        expect({ ...initialValues(tool), ...restoreDraft(tool, kept, files) }).toEqual(draft);
      }),
      { numRuns: 30 },
    );
  });

  it.each(forms.map((tool) => [tool.id, tool] as const))(
    'of %s never brings in what its form can’t hold, whatever was kept',
    (_id, tool) => {
      const names = editableInputs(tool).map(([name]) => name);
      const anything = fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()])));
      fc.assert(
        fc.property(anything, (kept) => {
          const restored = restoreDraft(tool, kept);
          const wrong = validateDraft(tool, { ...initialValues(tool), ...restored } as Draft<AnyForm>);
          // Words are taken as they are, and complained of at the press.
          const brought = wrong.filter(({ input }) => input in restored && typeof kept[input] !== 'string');
          expect(brought).toEqual([]);
        }),
        { numRuns: 200 },
      );
    },
  );

  it('leaves out what is out of bounds, no longer offered, of another kind or unknown by now', () => {
    expect(
      restoreDraft(premiumImageToVideo, {
        image: { name: 'old.png' },
        prompt: 7,
        duration: 99,
        aspectRatio: '2:1',
        camera: 'spin',
        former: 'yes',
      }),
    ).toEqual({});
    expect(restoreDraft(seedanceText, { cameraFixed: 'yes', seed: -1 })).toEqual({});
    expect(restoreDraft(premiumMotionBrush, { strokes: [{ points: [[2, 0]], direction: [0, 0] }] })).toEqual(
      {},
    );
  });

  it('keeps every word, be they too many', () => {
    const prompt = 'x'.repeat(2001);
    expect(restoreDraft(premiumImageToVideo, { prompt })).toEqual({ prompt });
  });
});

describe('what differs from how a form begins', () => {
  it.each(forms.map((tool) => [tool.id, tool] as const))(
    'in %s is nothing that only was kept and came back',
    (_id, tool) => {
      const start = initialValues(tool);
      const back = { ...start, ...restoreDraft(tool, throughJson(start)) } as Draft<AnyForm>;
      expect(changedIn(tool, back)).toEqual([]);
    },
  );

  it('is a stroke that was drawn, and a list of files with another in it', () => {
    const start = initialValues(premiumMotionBrush);
    const strokes = [{ points: [[0, 0]], direction: [1, 0] }] as const;
    expect(changedIn(premiumMotionBrush, { ...start, strokes })).toEqual(['strokes']);
    const several = initialValues(premiumMultiImage);
    expect(changedIn(premiumMultiImage, { ...several, images: [] })).toEqual([]);
    expect(changedIn(premiumMultiImage, { ...several, images: [mediaFileFixture()] })).toEqual(['images']);
  });
});

describe('what is drawn over a picture', () => {
  const picture = (name: string) => mediaFileFixture({ name });
  const drawn = change(
    premiumMotionBrush,
    { ...initialValues(premiumMotionBrush), image: picture('harbour.png') },
    'strokes',
    [placedStroke()],
  ).draft;

  it('goes with its picture, and that is said', () => {
    const { draft, notes } = change(premiumMotionBrush, drawn, 'image', picture('quay.png'));
    expect(draft.strokes).toEqual([]);
    expect(notes).toEqual([{ input: 'strokes', note: 'What was drawn over the last picture went with it.' }]);
  });

  it('stays while its picture is away, and for the same one', () => {
    const away = change(premiumMotionBrush, drawn, 'image', null);
    expect(away.draft.strokes).toHaveLength(1);
    const back = change(premiumMotionBrush, away.draft, 'image', picture('harbour.png'));
    expect(back).toEqual({ draft: drawn, notes: [] });
  });

  it('goes where another mode put another picture meanwhile', () => {
    const kept = restoreDraft(premiumMotionBrush, throughJson({ strokes: drawn.strokes }));
    const opened = (image: MediaFile) =>
      layOver(premiumMotionBrush, { ...initialValues(premiumMotionBrush), ...kept, image });
    expect(opened(picture('harbour.png')).draft.strokes).toEqual(drawn.strokes);
    expect(opened(picture('quay.png')).draft.strokes).toEqual([]);
  });

  it('is asked for without the name of its picture', () => {
    const { strokes } = toValues(premiumMotionBrush, drawn, { image: ['quay.png'] });
    expect(strokes).toEqual([placedStroke()]);
  });
});
