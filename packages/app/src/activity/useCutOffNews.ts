import { hasEnded } from '@kinora/contract';
import { useEffect, useRef, useState } from 'react';
import type { RecentJobs } from '../queries/recentJobs.ts';
import { cutOffKey, tabSession } from '../tabSession.ts';
import { useToasts } from '../toasts.tsx';

/** Says what became of what was on its way when the page before was left; a job that was begun shows itself. */
export function useCutOffNews(jobs: RecentJobs | undefined): void {
  const toasts = useToasts();
  // What this page notes meanwhile is for the next.
  const [left] = useState(() => tabSession().getItem(cutOffKey));
  const isTold = useRef(false);
  useEffect(() => {
    if (!jobs || left === null || isTold.current) return;
    isTold.current = true;
    tabSession().removeItem(cutOffKey);
    if (jobs.some(({ tool, status }) => tool === left && !hasEnded(status))) return;
    // Hardly a page is left so.
    void import('./cutOffSaid.ts').then(({ cutOffSaid }) =>
      toasts.add({ tone: 'info', topic: 'upload', ...cutOffSaid(left) }),
    );
  }, [jobs, left, toasts]);
}
