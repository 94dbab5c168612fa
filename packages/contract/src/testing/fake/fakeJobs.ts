import { hasEnded, type Job } from '../../entities/job.ts';
import { creationFixture } from '../fixtures/creations.ts';
import { pictures } from '../fixtures/pictures.ts';
import type { Hold } from './fakeHolds.ts';
import { isJobOf } from './jobOwner.ts';
import type { FakeWorld } from './fakeWorld.ts';

export interface FakeJobs {
  /** Moves a job on; ending it writes its creation and settles what it cost. */
  advance(taskId: string, change: Partial<Pick<Job, 'status' | 'progress' | 'position' | 'message'>>): void;
}

/** All comes back while a job waits, nothing once the engine works; of a training all until it ended. */
export const returnsOf = ({ status, creation_id }: Job): Job['cancel_returns'] =>
  hasEnded(status) ? null : status === 'queued' || creation_id === null ? 'all' : 'none';

/** Where what was made lies. */
export const finishedFiles = (type: 'image' | 'video', place: string) => {
  const { file_url, thumbnail_url } = creationFixture();
  return type === 'video'
    ? { file_url, thumbnail_url, download_url: `${place}.mp4` }
    : { file_url: pictures.slate.url, thumbnail_url: pictures.slate.url, download_url: `${place}.png` };
};

export function fakeJobs(world: FakeWorld, holds: ReadonlyMap<string, Hold>): FakeJobs {
  return {
    advance(taskId, change) {
      const known = { ...world.jobs.get(taskId)!, ...change };
      const job: Job = { ...known, cancel_returns: returnsOf(known) };
      const owner = [...world.accounts.values()].find((account) => isJobOf(account, job));
      if (owner && change.status) {
        const status = change.status === 'running' ? 'processing' : change.status;
        owner.creations = owner.creations.map((each) =>
          each.id !== job.creation_id
            ? each
            : {
                ...each,
                status,
                ...(status === 'completed' && finishedFiles(each.type, `${each.user_id}/${each.id}`)),
              },
        );
        const ended = change.status;
        owner.trainedModels = owner.trainedModels.map((each) =>
          each.id !== job.trained_model_id || !hasEnded(ended)
            ? each
            : {
                ...each,
                status: ended === 'completed' ? 'ready' : ended,
                trainedAt: ended === 'completed' ? world.time() : null,
                message: ended === 'failed' ? job.message : null,
              },
        );
        if (change.status === 'failed' || change.status === 'cancelled') holds.get(taskId)?.giveBack();
        if (change.status === 'completed') holds.get(taskId)?.take();
      }
      world.setJob(job);
    },
  };
}
