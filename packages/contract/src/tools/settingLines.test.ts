import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValuesOf } from '../testing/anyValues.ts';
import { creationFixture } from '../testing/fixtures/creations.ts';
import { fixtureTools } from '../testing/tools/fixtureTools.ts';
import { catalogue } from './catalogue.ts';
import { premiumMotionBrush } from './premium/motionBrush.ts';
import { premiumMultiImage } from './premium/multiImage.ts';
import { seedanceText } from './seedance.ts';
import type { AnyForm } from './defineTool.ts';
import { kindOf } from './kinds/index.ts';
import { changedLines, settingLines, settingsOf } from './settingLines.ts';
import { veo3 } from './veo3.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

const said = {
  on: 'On',
  off: 'Off',
  none: 'None',
  random: 'Random',
  strokes: (count: number) => (count === 1 ? '1 stroke' : `${count} strokes`),
};

type Settings = Record<string, unknown>;
const shown = (settings: Settings, inputs: AnyForm['inputs']) =>
  settingLines({ prompt: null, settings }, { inputs }, said).map(({ label, text }) => `${label}: ${text}`);

describe('what made a creation, as a person reads it', () => {
  it('names values as the form does, with their units and in its order', () => {
    expect(shown({ motion: 5, duration: 5, image: 'u1/harbour.png' }, wanImageToVideo.inputs)).toEqual([
      'Image: harbour.png',
      'Duration: 5 s',
      'Motion strength: 5',
    ]);
  });

  it('tells figures, which are set in the mono, from words', () => {
    const settings = { prompt: '3 boats', duration: '5', resolution: '720p', model: 'lite', oldKnob: -3 };
    const lines = settingLines({ prompt: null, settings }, seedanceText, said);
    expect(lines.filter(({ isNumeric }) => isNumeric).map(({ id }) => id)).toEqual([
      'resolution',
      'duration',
      'oldKnob',
    ]);
    expect(lines).toHaveLength(5);
  });

  it('names a file as it was given, or by its kind, and never by what storage tells it from others by', () => {
    const key = 'f5140357-7c59-8942-8bb5-75fec53c8483';
    expect(shown({ image: `u1/${key}-harbour.png` }, wanImageToVideo.inputs)).toEqual(['Image: harbour.png']);
    expect(shown({ image: `u1/${key}.image.jpg` }, wanImageToVideo.inputs)).toEqual(['Image: JPG']);
    const images = [`u1/${key}.images-1.jpg`, `u1/${key}.images-2.png`];
    expect(shown({ images }, premiumMultiImage.inputs)).toEqual([expect.stringMatching(/: JPG, PNG$/)]);
  });

  it('says options, switches, blank seeds and strokes in words', () => {
    expect(shown({ model: 'lite', seed: null, cameraFixed: true }, seedanceText.inputs)).toEqual(
      expect.arrayContaining(['Model: Lite', 'Seed: Random', 'Fix Camera Position: On']),
    );
    expect(shown({ cinema: false }, veo3.inputs)).toEqual(['Cinema Mode: Off']);
    const strokes = [{ points: [[0, 0]], direction: [1, 0] }];
    expect(shown({ strokes }, premiumMotionBrush.inputs)).toEqual([expect.stringMatching(/: 1 stroke$/)]);
  });

  it.each([...catalogue, ...fixtureTools.map(({ tool }) => tool)].map((tool) => [tool.id, tool] as const))(
    'says every value of %s in words, and none as it is kept',
    (_id, tool) => {
      // What a person writes may look like anything.
      const written = Object.keys(tool.inputs).filter((name) => kindOf(tool.inputs[name]!).isWords);
      const words = Object.fromEntries(written.map((name) => [name, 'A word']));
      fc.assert(
        fc.property(anyValuesOf(tool), (values) => {
          for (const line of shown({ ...(values as Settings), ...words }, tool.inputs))
            expect(line).not.toMatch(/: ?[[{]|: (null|true|false)$/);
        }),
        { numRuns: 20 },
      );
    },
  );

  it('says a kind’s own words of a value that looks like another’s, and shows as it stands what it can’t hold', () => {
    const seed = { ...seedanceText.inputs.seed, label: 'Grain' };
    const look = { ...veo3.inputs.cinema, label: 'Look' };
    const over = { ...premiumMotionBrush.inputs.strokes, label: 'Drawn', on: '' };
    const drawn = [{ points: [[0, 0]], direction: [1, 0] }];
    expect(shown({ seed: null, look: 'film', over: drawn }, { seed, look, over } as never)).toEqual([
      'Grain: Random',
      'Look: film',
      'Drawn: 1 stroke',
    ]);
    const free = { ...premiumMotionBrush.inputs.strokes, on: undefined };
    expect(shown({ free: drawn }, { free } as never)).toEqual([expect.stringMatching(/: 1 stroke$/)]);
    expect(shown({ images: 'u/a.jpg' }, premiumMultiImage.inputs)).toEqual([
      expect.stringMatching(/: a\.jpg$/),
    ]);
  });

  it('keeps what a tool of today no longer asks for, and an option that it no longer has', () => {
    expect(shown({ oldKnob_size: 3, resolution: '240p' }, veo3.inputs)).toEqual([
      'Resolution: 240p',
      'Old knob size: 3',
    ]);
  });

  it('has nothing to say of a creation whose settings were not kept', () => {
    expect(settingLines(creationFixture({ prompt: null, settings: null }), veo3, said)).toEqual([]);
  });
});

it('what changed is told with both sides, and what only one of them has', () => {
  const lines = (settings: Settings) => settingLines({ prompt: null, settings }, wanImageToVideo, said);
  expect(
    changedLines(lines({ duration: 5, motion: 5, image: 'u/a.png' }), lines({ duration: 8, motion: 5 })).map(
      ({ label, before, after }) => [label, before, after],
    ),
  ).toEqual([
    ['Duration', '5 s', '8 s'],
    ['Image', 'a.png', null],
  ]);
  expect(changedLines(lines({ duration: 5 }), lines({ duration: 5 }))).toEqual([]);
  const [one, other] = ['1', '2'].map((end) => `u/f5140357-7c59-8942-8bb5-75fec53c848${end}.image.jpg`);
  expect(changedLines(lines({ image: one }), lines({ image: other }))).toMatchObject([
    { label: 'Image', before: 'JPG', after: 'JPG' },
  ]);
  expect(changedLines(lines({ image: one }), lines({ image: one }))).toEqual([]);
});

it('the words count among what was asked for, also where they alone were kept', () => {
  const [prompt, other] = ['Waves roll in', 'Snow falls'];
  expect(settingsOf({ prompt, settings: null })).toEqual({ prompt });
  expect(settingsOf({ prompt, settings: { seed: 7 } })).toEqual({ prompt, seed: 7 });
  expect(settingsOf({ prompt, settings: { prompt: other } })).toEqual({ prompt: other });
  expect(settingsOf({ prompt: null, settings: null })).toBeNull();
  // By the name that its tool has for them, so that nothing is told twice.
  expect(settingsOf({ prompt, settings: { brief: prompt } }, { prompt: 'brief' })).toEqual({ brief: prompt });
});
