import { generalWords, type AnyDeviceTool, type DeviceEngine, type ToolStanding } from '@kinora/contract';

/** An engine whose code comes when it is first asked to work; how its tool stands here is known before. */
export function lateEngine<T extends AnyDeviceTool>(
  load: () => Promise<DeviceEngine<T>>,
  standing?: () => ToolStanding,
): DeviceEngine<T> {
  const arrived = () =>
    load().catch((cause: unknown) => {
      throw new Error(generalWords.offline, { cause });
    });
  return {
    ...(standing && { standing }),
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
