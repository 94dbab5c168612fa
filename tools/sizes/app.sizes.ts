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

describe('the built app, in kB after gzip', () => {
  it('landing: all JavaScript of a visitor’s first screen', async () => {
    within('landing', await weigh(manifest, [entry, route('home/Home.tsx')]));
  });

  it('studio: all JavaScript of the WAN studio, signed in, with the adapter', async () => {
    within(
      'studio',
      await weigh(manifest, [
        entry,
        route('studio/loadStudio.tsx'),
        toolOf(manifest, 'wanImageToVideo'),
        adapter,
      ]),
    );
  });

  it('studio: all JavaScript of a tool on the device, without the networks that come when it is used', async () => {
    within(
      'studio',
      await weigh(manifest, [
        entry,
        route('device/loadDevice.tsx'),
        toolOf(manifest, 'ultimateUpscale'),
        adapter,
      ]),
    );
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

describe('the chunks of the built app', () => {
  it('wait for none that waits for them', () => {
    expect(inCircles(manifest)).toEqual([]);
  });
});
