import { serverTools, type AnyTool } from '@kinora/contract';
import type { Capabilities, OrderedValue, Ticket, Weights } from '../engines/engine.ts';

/** What a job was asked for: checked values, and where its files lie, by input. */
export interface JobRequest {
  readonly values: Readonly<Record<string, OrderedValue>>;
  readonly files: Readonly<Record<string, readonly { readonly place: string; readonly type: string }[]>>;
  /** Of the trained model that is used, where one is. */
  readonly weights?: Weights;
  /** How many of its tool one person may have under way, where the tool says so; the database counts. */
  readonly mostAtOnce?: number;
  /** What the engine said it gives back, when the person pressed Generate. */
  readonly refundsCancelled: Capabilities['refundsCancelled'];
}

/** A row of generation_jobs, as far as the worker needs it. */
export interface JobRow {
  readonly id: string;
  readonly user_id: string;
  /** What it makes; null for a training. */
  readonly creation_id: string | null;
  readonly tool: string;
  readonly engine: string;
  readonly request: JobRequest;
  readonly ticket: Ticket | null;
  readonly attempts: number;
  /** From when its waiting is counted: its start, but for the time in which nobody looked after jobs. */
  readonly waiting_since: Date | string;
  /** When the latest attempt began; over the API it is text. */
  readonly attempted_at: Date | string | null;
  /** When the engine last said that it has the job. */
  readonly alive_at: Date | string | null;
  /** Since when the engine works on that attempt. */
  readonly running_since: Date | string | null;
  /** How often that attempt met trouble. */
  readonly setbacks: number;
}

/** A job that can never be done; the message is for its owner. */
export class UnrecoverableJobError extends Error {
  override readonly name = 'UnrecoverableJobError';
}

/** The tool that a job was asked of, among those that its server offers. */
export const toolOf = (
  job: Pick<JobRow, 'tool'>,
  tools: readonly AnyTool[] = serverTools,
): AnyTool | undefined => tools.find((tool) => tool.id === job.tool);
