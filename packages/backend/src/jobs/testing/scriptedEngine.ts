import { digitalSourceTypes } from '@kinora/media';
import {
  EngineTrouble,
  type Engine,
  type EngineOrder,
  type EngineResult,
  type EngineStatus,
} from '../../engines/engine.ts';

export type Step = EngineStatus | EngineResult | Error;

export interface ScriptedEngine extends Engine {
  readonly orders: EngineOrder[];
  readonly cancelled: string[];
}

export const madeClip: EngineResult = {
  verdict: 'completed',
  file: { bytes: Uint8Array.of(1, 2, 3), type: 'video/mp4' },
  poster: { bytes: Uint8Array.of(4), type: 'image/jpeg' },
  width: 1280,
  height: 720,
  seconds: 5,
};

export interface Script {
  /** What each submission in turn leads to; the last goes for all that follow. */
  readonly runs?: readonly (readonly Step[])[];
  readonly engine?: Partial<Engine>;
}

/** An engine that does what a test says, one step each time it is asked. */
export function scriptedEngine({ runs = [[madeClip]], engine = {} }: Script = {}): ScriptedEngine {
  const orders: EngineOrder[] = [];
  const cancelled: string[] = [];
  const left = new Map<string, Step[]>();
  const next = (id: string): Step | undefined => {
    const steps = left.get(id);
    return steps && steps.length > 1 ? steps.shift() : steps?.[0];
  };
  return {
    name: 'scripted',
    atOnce: 4,
    pollMilliseconds: 1,
    digitalSourceType: digitalSourceTypes.trainedModel,
    madeBy: () => 'Scripted engine',
    capabilities: () => ({ accepts: {}, reportsProgress: true, refundsCancelled: 'always' }),
    objection: () => Promise.resolve(null),
    submit(order) {
      const steps = runs[Math.min(orders.length, runs.length - 1)]!;
      orders.push(order);
      const [first] = steps;
      if (first instanceof EngineTrouble && steps.length === 1) return Promise.reject(first);
      left.set(order.jobId, [...steps]);
      return Promise.resolve({ requestId: order.jobId });
    },
    status({ requestId }) {
      const steps = left.get(requestId);
      if (!steps) return Promise.resolve({ state: 'lost' });
      const step = 'verdict' in steps[0]! ? steps[0] : next(requestId)!;
      if (step instanceof Error) return Promise.reject(step);
      return Promise.resolve('verdict' in step ? { state: 'ended' } : step);
    },
    result({ requestId }) {
      const step = next(requestId);
      left.delete(requestId);
      return step && 'verdict' in step
        ? Promise.resolve(step)
        : Promise.reject(new Error('There is no result.'));
    },
    cancel({ requestId }) {
      cancelled.push(requestId);
      left.delete(requestId);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
    ...engine,
    orders,
    cancelled,
  };
}
