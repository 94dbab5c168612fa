import { generalWords, type DeviceEngine } from '@kinora/contract';

/** An engine whose code comes when it is first asked to work. */
export function lateEngine(load: () => Promise<DeviceEngine>): DeviceEngine {
  const arrived = () =>
    load().catch((cause: unknown) => {
      throw new Error(generalWords.offline, { cause });
    });
  return {
    async run(tool, draft, run) {
      const engine = await arrived();
      run.signal.throwIfAborted();
      return engine.run(tool, draft, run);
    },
    async look(pictures, leastSide, signal) {
      const engine = await arrived();
      signal.throwIfAborted();
      return engine.look?.(pictures, leastSide, signal) ?? [];
    },
  };
}
