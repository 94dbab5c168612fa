import type { AnyTool } from '@kinora/contract';
import { digitalSourceTypes } from '@kinora/media';
import { canMakeClips, fullScale, VideoLibraryMissing } from '@kinora/media/node';
import type { ClipScale, Made } from '@kinora/media/node';
import { EngineTrouble, type Engine, type EngineResult, type EngineStatus } from '../engine.ts';
import { fileObjection } from './fileObjection.ts';
import { mappings } from './localWork.ts';
import { renderClip, RenderFailure } from './renderClip.ts';

interface Run {
  progress: number | null;
  readonly done: Promise<Made>;
  readonly abort: AbortController;
  ended: boolean;
}

export interface LocalEngineOptions {
  readonly scale?: ClipScale;
  readonly render?: typeof renderClip;
  readonly isInstalled?: () => boolean;
}

/** Renders on this machine, one job after the other, each in a process of its own. */
export function localEngine({
  scale = fullScale,
  render = renderClip,
  isInstalled = canMakeClips,
}: LocalEngineOptions = {}): Engine {
  const runs = new Map<string, Run>();
  let last: Promise<unknown> = Promise.resolve();
  const lacksLibrary = (tool: AnyTool) => tool.makes === 'video' && !isInstalled();

  return {
    name: 'local',
    atOnce: 1,
    pollMilliseconds: 250,
    digitalSourceType: digitalSourceTypes.algorithm,
    madeBy: ({ tool }) => mappings.get(tool.id)!.madeBy,
    capabilities(tool) {
      const mapping = mappings.get(tool.id);
      if (!mapping || lacksLibrary(tool)) return null;
      const { ignores, shapes, note } = mapping;
      return {
        accepts: {},
        ignores,
        reportsProgress: true,
        refundsCancelled: 'always',
        shapes,
        ...(note && { note }),
      };
    },
    whyNot: (tool) =>
      mappings.has(tool.id) && lacksLibrary(tool) ? new VideoLibraryMissing().message : null,
    objection: fileObjection,
    submit(order) {
      const abort = new AbortController();
      const run: Run = {
        progress: null,
        ended: false,
        abort,
        done: last.then(async () =>
          render(
            { ...(await mappings.get(order.tool.id)!.work(order)), scale },
            { signal: abort.signal, onProgress: (share) => (run.progress = share) },
          ),
        ),
      };
      const ended = () => {
        run.ended = true;
      };
      last = run.done.then(ended, ended);
      runs.set(order.jobId, run);
      return Promise.resolve({ requestId: order.jobId });
    },
    status({ requestId }): Promise<EngineStatus> {
      const run = runs.get(requestId);
      if (!run) return Promise.resolve({ state: 'lost' });
      return Promise.resolve(run.ended ? { state: 'ended' } : { state: 'running', progress: run.progress });
    },
    async result({ requestId }): Promise<EngineResult> {
      const run = runs.get(requestId);
      if (!run) throw new EngineTrouble('The local engine was started again and knows nothing of this job.');
      try {
        const made = await run.done;
        return {
          verdict: 'completed',
          file:
            'clip' in made
              ? { bytes: made.clip, type: 'video/mp4' }
              : { bytes: made.picture, type: 'image/png' },
          poster: { bytes: made.poster, type: 'image/jpeg' },
          width: made.width,
          height: made.height,
          seconds: 'clip' in made ? made.seconds : null,
        };
      } catch (problem) {
        if (run.abort.signal.aborted)
          return { verdict: 'cancelled', message: 'The generation was cancelled.' };
        if (problem instanceof RenderFailure && problem.isRefusal)
          return { verdict: 'failed', message: problem.message };
        throw new EngineTrouble(problem instanceof Error ? problem.message : String(problem), {
          waitSeconds: 1,
        });
      } finally {
        runs.delete(requestId);
      }
    },
    cancel({ requestId }) {
      runs.get(requestId)?.abort.abort();
      return Promise.resolve();
    },
    async close() {
      for (const run of runs.values()) run.abort.abort();
      await last;
    },
  };
}
