import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { chunkOf, entryOf, readManifest, weigh, weighFonts } from './builtApp.ts';

const manifest = await readManifest();
const entry = entryOf(manifest);
const route = (screen: string) => chunkOf(manifest, `src/routes/${screen}`);
const adapter = chunkOf(manifest, 'src/api/createSupabaseStudioApi.ts');

const within = (name: keyof typeof budgets, weight: number) => {
  const { goal, hard } = budgets[name];
  console.log(`  ${name.padEnd(16)}${weight.toFixed(1).padStart(7)} kB   goal ${goal}, limit ${hard}`);
  expect(weight).toBeGreaterThan(1);
  expect(weight).toBeLessThanOrEqual(hard);
};

describe('the built app, in kB after gzip', () => {
  it('landing: all JavaScript of a visitor’s first screen', async () => {
    within('landing', (await weigh(manifest, [entry, route('home/Home.tsx')])).js);
  });

  it('studio: all JavaScript of the WAN studio, signed in, with the adapter', async () => {
    within('studio', (await weigh(manifest, [entry, route('studio/StudioScreen.tsx'), adapter])).js);
  });

  it('styles: all CSS of the WAN studio', async () => {
    within('styles', (await weigh(manifest, [entry, route('studio/StudioScreen.tsx')])).css);
  });

  it('fonts: those asked for at once, and all of them', async () => {
    const { all, preloaded } = await weighFonts();
    within('fontsPreloaded', preloaded);
    within('fonts', all);
  });
});
