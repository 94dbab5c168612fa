import * as v from 'valibot';

/** What of a price comes back when a generation is cancelled. */
export const returnedShares = ['all', 'none'] as const;
export type Returned = (typeof returnedShares)[number];

export const jobStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;

/** The state of one generation, as job_state answers. */
export const jobSchema = v.object({
  task_id: v.string(),
  /** What it makes; null for a training, which makes a model. */
  creation_id: v.nullable(v.string()),
  trained_model_id: v.optional(v.nullable(v.string()), null),
  /** The id of the tool that it belongs to. */
  tool: v.string(),
  status: v.picklist(jobStatuses),
  /** 0 to 1; null where the engine reports none. */
  progress: v.nullable(v.number()),
  /** How many jobs run before this one; null once it runs. */
  position: v.nullable(v.number()),
  /** What a cancellation would give back now; null once there is nothing left to cancel. */
  cancel_returns: v.optional(v.nullable(v.picklist(returnedShares)), null),
  /** Why it ended badly, in words for a person. */
  message: v.nullable(v.string()),
  created_at: v.string(),
});

export type Job = v.InferOutput<typeof jobSchema>;
export type JobStatus = Job['status'];

export const hasEnded = (status: JobStatus): boolean => status !== 'queued' && status !== 'running';
