import { problemIn, type AnyDeviceTool, type DeviceEngine, type Runner } from '@kinora/contract';
import { failedWork } from './failedRun.ts';

/** All of it can be had; where a tool says so, its progress is made up (D33). */
const all = { accepts: {}, reportsProgress: false };

/** Work on the person's own device: what nobody waits for is given up. */
export const deviceRunner = (engine: DeviceEngine): Runner<AnyDeviceTool> => ({
  capabilities: async (tool) => engine.standing?.(tool) ?? all,
  async run(tool, draft, { signal, onNews }) {
    const onProgress = (progress: number) => onNews({ at: 'running', taskId: null, job: { progress } });
    onNews({ at: 'running', taskId: null });
    try {
      return { is: 'done', result: await engine.run(tool, draft, { signal, onProgress }) };
    } catch (thrown) {
      signal.throwIfAborted();
      const failed = failedWork(tool, (thrown instanceof Error && thrown.message) || null);
      return { ...failed, problem: problemIn(thrown) ?? failed.problem };
    }
  },
});
