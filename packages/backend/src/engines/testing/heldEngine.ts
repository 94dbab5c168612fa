import type { AnyTool } from '@kinora/contract';
import type { Engine, EngineResult, HeldFile } from '../engine.ts';

export type HeldStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

interface Held {
  readonly status: HeldStatus;
  readonly message: string;
}

export interface HeldEngine {
  /** Does what the configured engine does, and holds the jobs of the tools that are named. */
  readonly beside: (configured: Engine) => Engine;
  /** Lets a held job go on. */
  readonly move: (taskId: string, status: HeldStatus, message?: string) => void;
}

export interface HeldEngineOptions {
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

  return {
    move: (taskId, status, message = '') => void moved.set(taskId, { status, message }),
    beside: (configured) => ({
      ...configured,
      atOnce: configured.atOnce + tools.length,
      pollMilliseconds: Math.min(configured.pollMilliseconds, 20),
      madeBy: (order) => (known.has(order.tool) ? 'Held engine' : configured.madeBy(order)),
      capabilities: (tool) =>
        known.has(tool)
          ? {
              accepts: {},
              reportsProgress: false,
              refundsCancelled: tool.makes === 'model' ? 'always' : 'queued',
              sound: false,
            }
          : configured.capabilities(tool),
      objection: async (order) => (known.has(order.tool) ? null : configured.objection(order)),
      async submit(order, signal) {
        if (!known.has(order.tool)) return configured.submit(order, signal);
        held.set(order.jobId, order.tool);
        return { requestId: order.jobId };
      },
      async status(ticket, signal) {
        if (!held.has(ticket.requestId)) return configured.status(ticket, signal);
        const { status } = moved.get(ticket.requestId) ?? asAccepted;
        if (status === 'queued') return { state: 'queued', position: null };
        return status === 'running' ? { state: 'running', progress: null } : { state: 'ended' };
      },
      async result(ticket, signal) {
        const tool = held.get(ticket.requestId);
        return tool
          ? resultOf(tool, moved.get(ticket.requestId) ?? asAccepted)
          : configured.result(ticket, signal);
      },
      async cancel(ticket) {
        if (!held.has(ticket.requestId)) return configured.cancel(ticket);
        moved.set(ticket.requestId, { status: 'cancelled', message: '' });
      },
    }),
  };
}
