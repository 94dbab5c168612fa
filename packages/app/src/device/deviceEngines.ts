import type { AnyDeviceTool, DeviceEngine } from '@kinora/contract';
import type { DeviceEngines } from './DeviceEnginesProvider.tsx';
import { lateEngine } from './lateEngine.ts';
import { worksAside } from './worksAside.ts';

/** An engine with the tool that it is written for, whose id alone is needed before it works. */
const engineOf = <T extends AnyDeviceTool>(
  id: NoInfer<T>['id'],
  ...engine: Parameters<typeof lateEngine<T>>
): readonly [string, DeviceEngine] => [id, lateEngine(...engine)];

const engines = new Map([
  engineOf(
    'image-to-prompt',
    async () => (await import('./promptReader.ts')).promptReader,
    () => worksAside(),
  ),
  engineOf(
    'ultimate-upscale',
    async () => (await import('./upscaler.ts')).upscaler,
    () => worksAside(),
  ),
  engineOf('train-model', async () => (await import('./rehearsal.ts')).rehearsal),
]);

/** The engines of a browser. */
export const deviceEngines: DeviceEngines = ({ id }) => {
  const engine = engines.get(id);
  if (!engine)
    throw new Error(
      import.meta.env.PROD ? '' : `No engine does the work of '${id}': name one in deviceEngines.ts.`,
    );
  return engine;
};
