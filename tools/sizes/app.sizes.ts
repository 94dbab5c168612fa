import { toolBeside, type StudioDefinition } from '../../packages/contract/src/tools/studioDefinition.ts';
import { studioPages } from '../../packages/contract/src/tools/studioPages.ts';
import { studios } from '../../packages/contract/src/tools/studios.ts';
import { describe, expect, it } from 'vitest';
import { filesBehind } from '../../packages/app/src/late/filesBehind.ts';
import {
  chunkOf,
  entryOf,
  filesFor,
  inCircles,
  lateIn,
  readManifest,
  readPackagesIn,
  readStandsOn,
  toolOf,
  weigh,
  weighFonts,
  weighStyles,
} from './builtApp.ts';
import { moduleOfStudio } from './moduleOfStudio.ts';
import { within } from './within.ts';

const manifest = await readManifest();
const entry = entryOf(manifest);
const route = (screen: string) => chunkOf(manifest, `src/routes/${screen}`);
const adapter = chunkOf(manifest, 'src/api/createSupabaseStudioApi.ts');

/** The screens of a studio, as they are asked for on the way to it, one after the other. */
function screensOf(studio: StudioDefinition): readonly string[] {
  if (studio.runs === 'device')
    return ['device/loadDevice.tsx', ...(studio.training ? ['train-model/TrainScreen.tsx'] : [])];
  return [
    'studio/loadStudio.tsx',
    ...(studio.withModel ? ['studio/OwnModelsScreen.tsx'] : []),
    ...(studio.modes.length > 1 ? ['studio/ModeStudioScreen.tsx'] : []),
  ];
}

const weighed = (Object.keys(studioPages) as (keyof typeof studioPages)[]).map((page) => {
  const studio = studios.find(({ id }) => id === studioPages[page].id)!;
  const own = moduleOfStudio(page);
  const starts = [entry, ...screensOf(studio).map(route), toolOf(manifest, own ?? 'studios'), adapter];
  return { page, studio, own, starts };
});
const landing = [entry, route('home/Home.tsx')];

describe('the built app, in kB after gzip', () => {
  it('landing: all JavaScript of a visitor’s first screen', async () => {
    within('landing', await weigh(manifest, landing));
  });

  it.each(weighed)(
    'studio: all JavaScript of $page, signed in, with the adapter and without the networks of a device',
    async ({ page, studio, own, starts }) => {
      const isMore = studio.modes.length > 1 || toolBeside(studio) !== undefined || own === undefined;
      within(isMore ? 'studioOfMore' : 'studio', await weigh(manifest, starts), page);
    },
  );

  it('bar: all JavaScript of the first screen, signed in, with what the bar tells of everything that is being made', async () => {
    const bar = chunkOf(manifest, 'src/activity/AppActivityTray.tsx');
    within('bar', await weigh(manifest, [...landing, adapter, bar]));
  });

  it('styles: the one sheet of every screen', async () => {
    within('styles', await weighStyles(manifest));
  });

  it('fonts: those asked for at once, and all of them', async () => {
    const { all, preloaded } = await weighFonts();
    within('fontsPreloaded', preloaded);
    within('fonts', all);
  });
});

/** What makes and reads pictures and clips on a device. */
const engines = ['@tensorflow/tfjs-core', '@tensorflow/tfjs-backend-wasm', 'exifreader', 'mediabunny'];

describe('the chunks of the built app', () => {
  it('hold no engine of the device where the landing page or a studio starts with them', async () => {
    const packagesIn = await readPackagesIn();
    const enginesIn = (files: readonly string[]) =>
      files.flatMap((file) =>
        engines
          .filter((engine) => packagesIn[file]?.includes(engine))
          .map((engine) => `${engine} in ${file}`),
      );
    const held = enginesIn(Object.keys(packagesIn));
    for (const engine of engines) expect(held).toContainEqual(expect.stringContaining(engine));
    for (const starts of [landing, ...weighed.map((each) => each.starts)])
      expect(enginesIn(filesFor(manifest, starts))).toEqual([]);
  });

  it('wait for none that waits for them', () => {
    expect(inCircles(manifest)).toEqual([]);
  });

  it('come late with all that they wait for, and nothing else', async () => {
    const standsOn = await readStandsOn(manifest);
    const late = lateIn(manifest);
    expect(late.length).toBeGreaterThan(0);
    for (const { file, waitsFor } of late)
      expect(filesBehind([file], standsOn).toSorted()).toEqual(waitsFor.toSorted());
  });
});
