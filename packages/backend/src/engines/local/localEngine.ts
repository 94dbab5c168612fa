import {
  canMakeClips,
  fullScale,
  localEngine as label,
  pictureSize,
  PictureProblem,
  VideoLibraryMissing,
} from '@kinora/media/node';
import type { ClipScale, MadeClip } from '@kinora/media/node';
import { EngineTrouble, type Engine, type EngineResult, type EngineStatus } from '../engine.ts';
import { canRender, clipOrder } from './clipOrder.ts';
import { renderClip, RenderFailure } from './renderClip.ts';

interface Run {
  progress: number | null;
  readonly done: Promise<MadeClip>;
  readonly abort: AbortController;
  ended: boolean;
}

export interface LocalEngineOptions {
  readonly scale?: ClipScale;
  readonly render?: typeof renderClip;
  readonly isInstalled?: () => boolean;
}

/** Renders on this machine, one clip after the other, each in a process of its own. */
export function localEngine({
  scale = fullScale,
  render = renderClip,
  isInstalled = canMakeClips,
}: LocalEngineOptions = {}): Engine {
  const runs = new Map<string, Run>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    name: 'local',
    atOnce: 1,
    pollMilliseconds: 250,
    madeBy: () => label,
    capabilities: (tool) =>
      canRender(tool.id)
        ? { accepts: {}, reportsProgress: true, refundsCancelled: 'always', sound: false }
        : null,
    async objection(order) {
      if (!isInstalled()) return new VideoLibraryMissing().message;
      try {
        for (const file of Object.values(order.files)) await pictureSize(file.bytes);
        return null;
      } catch (problem) {
        if (problem instanceof PictureProblem) return problem.message;
        throw problem;
      }
    },
    submit(order) {
      const abort = new AbortController();
      const run: Run = {
        progress: null,
        ended: false,
        abort,
        done: last.then(() =>
          render(
            { order: clipOrder(order), scale },
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
          file: { bytes: made.clip, type: 'video/mp4' },
          poster: { bytes: made.poster, type: 'image/jpeg' },
          width: made.width,
          height: made.height,
          seconds: made.seconds,
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
