import { studioPages, type DeviceEngine } from '@kinora/contract';
import type { DeviceEngines } from './DeviceEnginesProvider.tsx';
import { lateEngine } from './lateEngine.ts';
import { worksAside } from './worksAside.ts';

const rehearsal = lateEngine(async () => (await import('./rehearsal.ts')).rehearsal);

const engines: Readonly<Record<string, DeviceEngine>> = {
  [studioPages.imageToPrompt.id]: lateEngine(
    async () => (await import('./promptReader.ts')).promptReader,
    () => worksAside(),
  ),
  [studioPages.upscale.id]: lateEngine(
    async () => (await import('./upscaler.ts')).upscaler,
    () => worksAside(),
  ),
  [studioPages.train.id]: rehearsal,
};

/** The engines of a browser. */
export const deviceEngines: DeviceEngines = ({ id }) => {
  const engine = engines[id];
  if (!engine) throw new Error(`No engine does the work of '${id}': name one in deviceEngines.ts.`);
  return engine;
};
