import type { Job } from '../../entities/job.ts';
import type { FakeAccount } from './fakeAccount.ts';

/** Whether a job makes something of this account's: a creation, or a model. */
export const isJobOf = (
  account: Pick<FakeAccount, 'creations' | 'trainedModels'> | null | undefined,
  job: Job | undefined,
): boolean =>
  job !== undefined &&
  account != null &&
  (account.creations.some(({ id }) => id === job.creation_id) ||
    account.trainedModels.some(({ id }) => id === job.trained_model_id));
