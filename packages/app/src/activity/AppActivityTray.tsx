import {
  activityWords,
  creationHref,
  hasEnded,
  libraryWords,
  listWords,
  routes,
  type Job,
} from '@kinora/contract';
import { ActivityTray } from '@kinora/studio-kit';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserId } from '../account/AuthProvider.tsx';
import { latePart } from '../late/latePart.tsx';
import { putAway } from '../queries/recentJobs.ts';
import { sendingsQuery } from '../queries/sendings.ts';
import { recentJobsKey, creationQuery } from '../queries/creations.ts';
import { useTelling } from '../useTelling.ts';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { jobTitle } from './jobTitle.ts';
import { useCutOffNews } from './useCutOffNews.ts';
import { useRecentJobs } from './useRecentJobs.ts';
import { useRetry } from './useRetry.ts';
import { useSystemNews } from './useSystemNews.ts';
import { useTitleNews } from './useTitleNews.ts';

// Hardly anybody signs out meanwhile; it comes as soon as something is on its way.
const SignOutQuestion = latePart(() => import('./SignOutQuestion.tsx'));

/** Where what a job made is: a creation, or a model. */
const madeAt = ({ creation_id }: Job) =>
  creation_id === null ? routes.trainedModels.path : creationHref(creation_id);

/** Everything that is being made, in the bar of every window. */
export default function AppActivityTray() {
  const api = useStudioApi();
  const client = useQueryClient();
  const tell = useTelling();
  const retry = useRetry();
  const userId = useUserId();
  const { known, jobs, failure } = useRecentJobs();
  useCutOffNews(known);
  useTitleNews(jobs);
  const queryKey = recentJobsKey(userId);
  const [isRead, setRead] = useState(false);
  const [followed, setFollowed] = useState<readonly string[]>([]);
  const begun = jobs.filter(({ task_id, status }) => !hasEnded(status) && !followed.includes(task_id));
  if (begun.length > 0) setFollowed([...followed, ...begun.map(({ task_id }) => task_id)]);
  const creations = useQueries({
    queries: jobs.map(({ task_id, creation_id }) => ({
      ...creationQuery(api, userId, creation_id ?? ''),
      // What had ended before has no need of its name until somebody reads the list.
      enabled: creation_id !== null && (isRead || followed.includes(task_id)),
    })),
  });
  const { data: sent } = useQuery(sendingsQuery);
  const [hasSent, setHasSent] = useState(false);
  if (sent.all.length > 0 && !hasSent) setHasSent(true);
  const items = jobs.map((job, index) => {
    const { title, ...asSent } = sent.jobs[job.task_id] ?? {};
    return {
      ...asSent,
      job,
      title: jobTitle(job, creations[index]?.data, title),
      ...(job.status === 'completed' && { href: madeAt(job) }),
    };
  });
  useSystemNews(items);
  return (
    <>
      <ActivityTray
        items={items}
        // What has become a job is sent no longer.
        sendings={sent.all.filter(({ taskId }) => !jobs.some(({ task_id }) => task_id === taskId))}
        onSendingCancelRequested={({ id }) => sent.all.find((each) => each.id === id)?.cancel?.()}
        {...(failure && {
          problem: libraryWords.loadFailed(listWords.what.activity),
          isRetrying: failure.isPending,
          onRefreshRequested: failure.onRetryRequested,
        })}
        onListRequested={() => setRead(true)}
        onCancelRequested={({ taskId, returns }) =>
          tell(
            api.generate
              .cancel(taskId, { returns })
              .finally(() => void client.invalidateQueries({ queryKey })),
            { topic: 'cancelling', failed: activityWords.notCancelled },
          )
        }
        onRetryRequested={({ creationId }) => retry(creationId)}
        onDismissed={({ taskId }) =>
          tell(putAway(api, client, userId, taskId), {
            topic: 'dismissing',
            failed: activityWords.notDismissed,
          })
        }
      />
      {hasSent && <SignOutQuestion />}
    </>
  );
}
