import { hasEnded, problemIn, type Job, type StudioApi } from '@kinora/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { recentJobsKey, creationQuery, creationsKey } from './creations.ts';
import { isListed, showChanged } from './shownCreations.ts';
import { limitsKey } from './limits.ts';

export type RecentJobs = readonly Job[];

const pace = 2000;
const pauseAfterProblem = 15_000;

/** How a job stands that is no longer under way; null when it is gone with its creation. */
async function stateNow(
  { generate }: StudioApi,
  taskId: Job['task_id'],
  signal: AbortSignal,
): Promise<Job | null> {
  try {
    for await (const now of generate.follow(taskId, { signal })) return now;
    return null;
  } catch (thrown) {
    if (problemIn(thrown)?.kind === 'NotFound') return null;
    throw thrown;
  }
}

/** How the job of a creation ended, which does not change any more; null where there was none. */
export const jobQuery = (api: StudioApi, creationId: string) =>
  queryOptions({
    queryKey: ['job', creationId],
    queryFn: async ({ signal }) => {
      const taskId = (await api.creations.byId(creationId, { signal }))?.task_id;
      return taskId ? stateNow(api, taskId, signal) : null;
    },
    staleTime: Infinity,
  });

/** A list that shows it shows how it ended; what no list shows yet is looked for in all of them. */
async function showEnded(
  api: StudioApi,
  client: QueryClient,
  userId: string,
  id: string | null,
): Promise<void> {
  const known = id !== null && isListed(client, userId, id);
  // Whoever shows it by itself asks at the same moment: one answer is for both.
  const asked = known && client.fetchQuery({ ...creationQuery(api, userId, id), staleTime: 0 });
  const ended = asked ? await asked.catch(() => null) : null;
  if (ended) showChanged(client, userId, ended.id, ended);
  else await client.invalidateQueries({ queryKey: creationsKey(userId) });
}

/** What is under way on any device, and what ended within the last day and was not put away; newest first. */
export const recentJobsQuery = (api: StudioApi, client: QueryClient, userId: string) =>
  queryOptions({
    queryKey: recentJobsKey(userId),
    queryFn: async ({ signal }): Promise<RecentJobs> => {
      const jobs = await api.generate.recent({ signal });
      const before = client.getQueryData<RecentJobs>(recentJobsKey(userId)) ?? [];
      const isRunning = new Set(jobs.filter((job) => !hasEnded(job.status)).map(({ task_id }) => task_id));
      const ended = before.filter((job) => !hasEnded(job.status) && !isRunning.has(job.task_id));
      if (ended.length > 0) {
        void client.invalidateQueries({ queryKey: limitsKey(userId) });
        for (const { creation_id: id } of ended) {
          if (id !== null)
            void client.invalidateQueries({ queryKey: creationQuery(api, userId, id).queryKey });
          void showEnded(api, client, userId, id);
        }
      }
      return jobs;
    },
    staleTime: 5000,
    // Work that ends while nobody looks is told in the title of the window.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      if (!state.data?.some((job) => !hasEnded(job.status))) return false;
      return state.status === 'error' ? pauseAfterProblem : pace;
    },
  });

/** Takes what ended off the list, here at once and on every device; where that fails, it is back on it. */
export async function putAway(
  { generate }: StudioApi,
  client: QueryClient,
  userId: string,
  taskId: string,
): Promise<void> {
  const queryKey = recentJobsKey(userId);
  // An answer that is on its way still has it.
  await client.cancelQueries({ queryKey });
  client.setQueryData<RecentJobs>(queryKey, (before) => before?.filter((job) => job.task_id !== taskId));
  try {
    await generate.putAway(taskId);
  } catch (thrown) {
    void client.invalidateQueries({ queryKey });
    throw thrown;
  }
}
