import { catalogue, type AnyTool } from '@kinora/contract';
import type { OrderedValue, Ticket } from '../engines/engine.ts';

/** What a job was asked for: checked values, and where its files lie, by input. */
export interface JobRequest {
  readonly values: Readonly<Record<string, OrderedValue>>;
  readonly files: Readonly<Record<string, { readonly place: string; readonly type: string }>>;
}

/** A row of generation_jobs, as far as the worker needs it. */
export interface JobRow {
  readonly id: string;
  readonly user_id: string;
  readonly creation_id: string;
  readonly tool: string;
  readonly engine: string;
  readonly request: JobRequest;
  readonly ticket: Ticket | null;
  readonly attempts: number;
  /** When the latest attempt began; over the API it is text. */
  readonly attempted_at: Date | string | null;
  /** How often that attempt met trouble. */
  readonly setbacks: number;
}

export const toolOf = (job: Pick<JobRow, 'tool'>): AnyTool | undefined =>
  catalogue.find((tool) => tool.id === job.tool);
