import * as v from 'valibot';

export const jobStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;

/** The state of one generation, as job_state answers. */
export const jobSchema = v.object({
  task_id: v.string(),
  creation_id: v.string(),
  /** The tool's model, as the request named it. */
  model: v.string(),
  status: v.picklist(jobStatuses),
  /** 0 to 1; null where the engine reports none. */
  progress: v.nullable(v.number()),
  /** How many jobs run before this one; null once it runs. */
  position: v.nullable(v.number()),
  /** Why it ended badly, in words for a person. */
  message: v.nullable(v.string()),
  created_at: v.string(),
});

export type Job = v.InferOutput<typeof jobSchema>;
export type JobStatus = Job['status'];

export const hasEnded = (status: JobStatus): boolean => status !== 'queued' && status !== 'running';
