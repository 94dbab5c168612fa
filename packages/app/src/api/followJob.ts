import { generalWords, hasEnded, jobSchema, problemIn, type Following, type Job } from '@kinora/contract';
import type { Connection } from './connection.ts';
import { notFound, restAnswer } from './problems.ts';
import { parseResponse } from './parseResponse.ts';

const pace = 1000;
const slowestPace = 4000;
const slowestWhenAway = 10_000;

/** Asks after a job about every second, more rarely while nothing happens, and tells only what is new. */
export async function* followJob(
  { client, session, environment: { wait, timesBack } }: Connection,
  taskId: string,
  { signal, onReach }: Following = {},
): AsyncGenerator<Job, void> {
  signal?.throwIfAborted();
  await session();
  let told = '';
  let pause = pace;
  let isReached = true;
  while (true) {
    const before = timesBack();
    const job = await stateOf(client, taskId, signal);
    if (isReached !== (job !== 'away')) onReach?.((isReached = !isReached));
    if (job === 'away') {
      // The work goes on without us: being cut off is no failure of it.
      pause = Math.min(pause * 2, slowestWhenAway);
    } else {
      const news = JSON.stringify(job);
      pause = news === told ? Math.min(pause * 1.25, slowestPace) : pace;
      if (news !== told) yield job;
      told = news;
      if (hasEnded(job.status)) return;
    }
    // Back while it was asked: what was cut off just before need not wait.
    if (timesBack() === before) await wait(pause, signal, true);
    if (timesBack() !== before) pause = pace;
  }
}

async function stateOf(
  client: Connection['client'],
  task: string,
  signal?: AbortSignal,
): Promise<Job | 'away'> {
  const query = client.rpc('job_state', { task });
  try {
    const { data } = await restAnswer(query, signal);
    if (data === null) throw notFound(generalWords.gone('generation'));
    return parseResponse(jobSchema, data);
  } catch (thrown) {
    const kind = problemIn(thrown)?.kind;
    if (kind === 'Offline' || kind === 'Unavailable') return 'away';
    throw thrown;
  }
}
