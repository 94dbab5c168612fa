import { hasEnded, type Job } from '../../entities/job.ts';
import { generalWords } from '../../words/general.ts';
import type { FakeWorld } from './fakeWorld.ts';
import { gone } from './refusals.ts';

/** Every change of a job until it ended, the first its state now. */
export async function* followedJobs(
  world: FakeWorld,
  taskId: string,
  signal?: AbortSignal,
): AsyncGenerator<Job, void> {
  world.enter('generate.follow', signal);
  const first = world.jobs.get(taskId);
  if (!first) throw gone(generalWords.gone('generation'));
  const news: Job[] = [first];
  let wake = () => {};
  const listener = (job: Job) => {
    if (job.task_id === taskId) news.push(job);
    wake();
  };
  const abort = () => wake();
  world.jobListeners.add(listener);
  signal?.addEventListener('abort', abort);
  try {
    while (true) {
      const job = news.shift();
      if (!job) {
        await new Promise<void>((resolve) => (wake = resolve));
        signal?.throwIfAborted();
        continue;
      }
      yield job;
      if (hasEnded(job.status)) return;
    }
  } finally {
    world.jobListeners.delete(listener);
    signal?.removeEventListener('abort', abort);
  }
}
