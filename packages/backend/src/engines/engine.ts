import type { AnyTool } from '@kinora/contract';

export interface HeldFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

export type OrderedValue = string | number | boolean | null;

/** One generation, as an engine gets it: checked values, and the files among them by the name of their input. */
export interface EngineOrder {
  readonly jobId: string;
  readonly tool: AnyTool;
  readonly values: Readonly<Record<string, OrderedValue>>;
  readonly files: Readonly<Record<string, HeldFile>>;
}

/** What an engine can do of what a tool offers. An input that is not named is accepted whole. */
export interface Capabilities {
  readonly accepts: Readonly<Record<string, readonly (string | number | boolean)[]>>;
  readonly reportsProgress: boolean;
  /** What a person gets back who cancels: all while it is queued, all at any time, or nothing. */
  readonly refundsCancelled: 'always' | 'queued' | 'never';
  readonly sound: boolean;
}

/** What to ask an engine again with, after a restart too. */
export interface Ticket {
  readonly requestId: string;
  readonly [more: string]: unknown;
}

export type EngineStatus =
  | { readonly state: 'queued'; readonly position: number | null }
  | { readonly state: 'running'; readonly progress: number | null }
  | { readonly state: 'ended' }
  /** The engine knows nothing of it: it has to be submitted again. */
  | { readonly state: 'lost' };

export type EngineResult =
  | {
      readonly verdict: 'completed';
      readonly file: HeldFile;
      readonly poster: HeldFile | null;
      readonly width: number | null;
      readonly height: number | null;
      readonly seconds: number | null;
    }
  | { readonly verdict: 'failed' | 'cancelled'; readonly message: string };

/** What makes pictures and clips: the machine itself, or a provider. */
export interface Engine {
  readonly name: string;
  /** How many jobs it can have at once. */
  readonly atOnce: number;
  /** How often its status is worth asking for. */
  readonly pollMilliseconds: number;
  /** What made the result, in words that stand beside it. */
  madeBy(tool: AnyTool): string;
  /** Null for a tool that it can't run at all. */
  capabilities(tool: AnyTool): Capabilities | null;
  /** Why this very order can't be done, in words for the person; asked before anything is reserved. */
  objection(order: EngineOrder): Promise<string | null>;
  submit(order: EngineOrder, signal: AbortSignal): Promise<Ticket>;
  status(ticket: Ticket, signal: AbortSignal): Promise<EngineStatus>;
  result(ticket: Ticket, signal: AbortSignal): Promise<EngineResult>;
  cancel(ticket: Ticket): Promise<void>;
  close(): Promise<void>;
}

/** Something went wrong on the way that may be right the next time. */
export class EngineTrouble extends Error {
  override readonly name = 'EngineTrouble';
  readonly waitSeconds: number;

  constructor(message: string, { waitSeconds = 5, cause }: { waitSeconds?: number; cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.waitSeconds = waitSeconds;
  }
}

/** The engine said no for good. The message is fit for the person. */
export class EngineRefusal extends Error {
  override readonly name = 'EngineRefusal';
}
