import type { AnyTool } from '@kinora/contract';
import { digitalSourceTypes } from '@kinora/media';
import type { HeldFile } from '../../files/fileStore.ts';
import type { Engine, EngineResult } from '../engine.ts';

export type HeldStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

interface Held {
  readonly status: HeldStatus;
  readonly message: string;
}

export interface HeldEngine {
  readonly engine: Engine;
  /** Lets a held job go on. */
  readonly move: (taskId: string, status: HeldStatus, message?: string) => void;
}

export interface HeldEngineOptions {
  /** Those that it does; all others are for the engines beside it. */
  readonly tools: readonly AnyTool[];
  /** What comes of a tool that makes a file. */
  readonly fileOf: (tool: AnyTool) => HeldFile;
}

const asAccepted: Held = { status: 'queued', message: '' };

/** Holds each job of some tools until a test moves it, so that what happens on the way can be looked at. */
export function heldEngine({ tools, fileOf }: HeldEngineOptions): HeldEngine {
  const known = new Set(tools);
  const moved = new Map<string, Held>();
  const held = new Map<string, AnyTool>();

  const resultOf = (tool: AnyTool, { status, message }: Held): EngineResult => {
    if (status === 'failed' || status === 'cancelled') return { verdict: status, message };
    if (tool.makes === 'model') return { verdict: 'trained', address: 'https://models.example/held' };
    const sides = { width: 320, height: 180, seconds: tool.makes === 'video' ? 2 : null };
    return { verdict: 'completed', file: fileOf(tool), poster: null, ...sides };
  };
  const movedTo = (taskId: string) => moved.get(taskId) ?? asAccepted;

  return {
    move: (taskId, status, message = '') => void moved.set(taskId, { status, message }),
    engine: {
      name: 'held',
      atOnce: 8,
      pollMilliseconds: 20,
      digitalSourceType: digitalSourceTypes.trainedModel,
      madeBy: () => 'Held engine',
      capabilities: (tool) =>
        known.has(tool)
          ? {
              accepts: {},
              reportsProgress: false,
              refundsCancelled: tool.makes === 'model' ? 'always' : 'queued',
            }
          : null,
      objection: async () => null,
      async submit({ jobId, tool }) {
        held.set(jobId, tool);
        return { requestId: jobId };
      },
      async status({ requestId }) {
        if (!held.has(requestId)) return { state: 'lost' };
        const { status } = movedTo(requestId);
        if (status === 'queued') return { state: 'queued', position: null };
        return status === 'running' ? { state: 'running', progress: null } : { state: 'ended' };
      },
      result: async ({ requestId }) => resultOf(held.get(requestId)!, movedTo(requestId)),
      async cancel({ requestId }) {
        moved.set(requestId, { status: 'cancelled', message: '' });
      },
      close: async () => {},
    },
  };
}
