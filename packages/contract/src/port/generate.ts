import type { Capabilities } from '../entities/capabilities.ts';
import type { GenerateReply } from '../entities/generateReply.ts';
import type { Job, JobStatus, Returned } from '../entities/job.ts';
import type { ToolRequest } from '../tools/request.ts';
import type { Cancellable } from './cancellable.ts';

export interface Once {
  /** The same key sent twice is one generation. */
  readonly idempotencyKey: string;
}

export interface Sending extends Cancellable, Once {
  /** Told how much of the request has left, from 0 to 1: the files in it may be large. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface Following extends Cancellable {
  /** Told when the server can't be reached, and when it can be again: the work goes on meanwhile. */
  readonly onReach?: ((isReached: boolean) => void) | undefined;
}

export interface GenerateApi {
  /** PriceChanged, NotEnoughCredits, Refused, Invalid and TooMany say why not; then nothing is charged. */
  submit(request: ToolRequest, options: Sending): Promise<GenerateReply>;
  /** Every change of a job until it ended; the first is its state now. */
  follow(taskId: string, options?: Following): AsyncIterable<Job>;
  /** Jobs of this account that have not ended, newest first. */
  running(options?: Cancellable): Promise<readonly Job[]>;
  /** Those, and what ended within the last day and was not put away, newest first. */
  recent(options?: Cancellable): Promise<readonly Job[]>;
  /** Takes what ended off that list, wherever it is looked at; what is no longer there needs none of it. */
  putAway(taskId: string): Promise<void>;
  /**
   * Ends a job, and answers how it ended and what came back. `returns` is what the button said:
   * where less would come back by now, nothing happens and Invalid says so.
   */
  cancel(
    taskId: string,
    options?: { readonly returns?: Returned },
  ): Promise<{ readonly status: JobStatus; readonly returned: Returned }>;
  /** The same inputs once more, as a new creation at today's price. NotFound when it is gone. */
  retry(creationId: string, options: Once): Promise<GenerateReply>;
  /** What the configured engine can do of what the tools offer. Open to visitors. */
  capabilities(options?: Cancellable): Promise<Capabilities>;
}
