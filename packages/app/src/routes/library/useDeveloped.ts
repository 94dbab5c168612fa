import { hasEnded, type Creation } from '@kinora/contract';
import { useRecentJobs } from '../../activity/useRecentJobs.ts';

/** Those that are at work with how far they are, as the tray is told of it: nothing more is asked for. */
export function useDeveloped(creations: readonly Creation[] | null) {
  const { jobs } = useRecentJobs();
  return (
    creations?.map((each) => {
      const job = jobs.find(({ creation_id, status }) => creation_id === each.id && !hasEnded(status));
      return job && job.progress !== null ? { ...each, progress: job.progress } : each;
    }) ?? null
  );
}
