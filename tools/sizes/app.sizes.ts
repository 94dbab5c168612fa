import type { studioPages } from '../../packages/contract/src/tools/studioPages.ts';
import { describe, expect, it } from 'vitest';
import {
  chunkOf,
  entryOf,
  inCircles,
  readManifest,
  toolOf,
  weigh,
  weighFonts,
  weighStyles,
} from './builtApp.ts';
import { within } from './within.ts';

const manifest = await readManifest();
const entry = entryOf(manifest);
const route = (screen: string) => chunkOf(manifest, `src/routes/${screen}`);
const adapter = chunkOf(manifest, 'src/api/createSupabaseStudioApi.ts');

interface StudioCode {
  /** What is asked for on the way to it, one after the other. */
  readonly screens: readonly string[];
  /** The chunk of its definition. */
  readonly definition: string;
  /** It has modes, or something beside its tool. */
  readonly isMore?: boolean;
}

const server = ['studio/loadStudio.tsx'];
const device = ['device/loadDevice.tsx'];
const withModes = { screens: [...server, 'studio/ModeStudioScreen.tsx'], isMore: true };

const studios: Readonly<Record<keyof typeof studioPages, StudioCode>> = {
  wan: { screens: server, definition: 'wanImageToVideo' },
  stableVideo: { screens: server, definition: 'stableVideo' },
  cogVideo: { screens: server, definition: 'cogVideo' },
  veo3: { screens: server, definition: 'veo3' },
  premium: { ...withModes, definition: 'premiumStudio' },
  seedance: { ...withModes, definition: 'seedanceStudio' },
  createImage: {
    screens: [...server, 'studio/OwnModelsScreen.tsx'],
    definition: 'createImageStudio',
    isMore: true,
  },
  imageToPrompt: { screens: device, definition: 'imageToPrompt' },
  upscale: { screens: device, definition: 'ultimateUpscale' },
  train: { screens: [...device, 'train-model/TrainScreen.tsx'], definition: 'trainStudio', isMore: true },
};

describe('the built app, in kB after gzip', () => {
  it('landing: all JavaScript of a visitor’s first screen', async () => {
    within('landing', await weigh(manifest, [entry, route('home/Home.tsx')]));
  });

  it.each(Object.entries(studios))(
    'studio: all JavaScript of %s, signed in, with the adapter and without the networks of a device',
    async (page, { screens, definition, isMore }) => {
      const starts = [...screens.map(route), toolOf(manifest, definition)];
      within(isMore ? 'studioOfMore' : 'studio', await weigh(manifest, [entry, ...starts, adapter]), page);
    },
  );

  it('styles: the one sheet of every screen', async () => {
    within('styles', await weighStyles(manifest));
  });

  it('fonts: those asked for at once, and all of them', async () => {
    const { all, preloaded } = await weighFonts();
    within('fontsPreloaded', preloaded);
    within('fonts', all);
  });
});

describe('the chunks of the built app', () => {
  it('wait for none that waits for them', () => {
    expect(inCircles(manifest)).toEqual([]);
  });
});
