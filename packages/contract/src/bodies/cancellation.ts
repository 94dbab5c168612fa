import * as v from 'valibot';
import { jobStatuses, returnedShares } from '../entities/job.ts';
import { ownId } from './ownId.ts';

/** What cancel-generation takes (D36). */
export const cancellationSchema = v.object({
  task_id: ownId('task_id'),
  /** What the button said. */
  returns: v.nullish(v.picklist(returnedShares, "returns must be 'all' or 'none'.")),
});

/** And what it answers: how it ended, and what came back. */
export const cancelledSchema = v.object({
  status: v.picklist(jobStatuses),
  returned: v.picklist(returnedShares),
});
