import { hasEnded } from '@kinora/contract';
import { useEffect, useRef } from 'react';
import type { RecentJobs } from '../queries/recentJobs.ts';

const counted = /^\(\d+\) /;
const bare = (title: string) => title.replace(counted, '');

/** While the window is out of sight its title counts what ended: '(2) Home · Kinora'. */
export function useTitleNews(jobs: RecentJobs): void {
  /** Of each that was seen under way, whether somebody has seen that it ended. */
  const followed = useRef(new Map<string, boolean>());
  useEffect(() => {
    const look = () => {
      const isSeen = followed.current;
      for (const { task_id, status } of jobs)
        if (!hasEnded(status) || (!document.hidden && isSeen.has(task_id)))
          isSeen.set(task_id, hasEnded(status));
      const unseen = jobs.filter(
        ({ task_id, status }) => hasEnded(status) && isSeen.get(task_id) === false,
      ).length;
      document.title = unseen > 0 ? `(${unseen}) ${bare(document.title)}` : bare(document.title);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [jobs]);
}
