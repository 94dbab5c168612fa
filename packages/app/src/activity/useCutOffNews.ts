import { hasEnded } from '@kinora/contract';
import { useEffect, useRef, useState } from 'react';
import { useUserId } from '../account/AuthProvider.tsx';
import type { RecentJobs } from '../queries/recentJobs.ts';
import { cutOffKey, cutOffNote, tabSession } from '../tabSession.ts';
import { useToasts } from '../toasts.tsx';

/** Says to whoever left a page what became of what was on its way there; a job that was begun shows itself. */
export function useCutOffNews(jobs: RecentJobs | undefined): void {
  const toasts = useToasts();
  const person = useUserId();
  // What this page notes meanwhile is for the next.
  const [left] = useState(() => tabSession().getItem(cutOffKey));
  const isTold = useRef(false);
  useEffect(() => {
    const own = cutOffNote(person);
    if (!jobs || !left?.startsWith(own) || isTold.current) return;
    const tool = left.slice(own.length);
    const end = () => {
      if (tabSession().getItem(cutOffKey) === left) tabSession().removeItem(cutOffKey);
    };
    isTold.current = true;
    if (jobs.some((job) => job.tool === tool && !hasEnded(job.status))) return end();
    // Hardly a page is left so.
    import('./cutOffSaid.ts')
      .then(({ cutOffSaid }) => {
        toasts.add({ tone: 'info', topic: 'upload', ...cutOffSaid(tool) });
        end();
      })
      .catch(() => {
        // With the next news of the jobs it is tried again.
        isTold.current = false;
      });
  }, [jobs, left, person, toasts]);
}
