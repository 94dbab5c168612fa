import { useEffect, useRef, useState } from 'react';
import type { StudioLabels } from '../../labels/studioLabels.ts';
import type { ActivityItem } from './activityItem.ts';

/** What ended since the last look, in words, and how often something did; what had ended before the first is no news. */
export function useEndings(items: readonly ActivityItem[], words: StudioLabels) {
  const [said, setSaid] = useState({ text: '', round: 0 });
  const before = useRef<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    const known = before.current;
    before.current = new Map(items.map(({ job }) => [job.task_id, job.status]));
    const news = items.flatMap(({ job, title }) => {
      const was = known?.get(job.task_id);
      if (was === undefined || was === job.status) return [];
      if (job.status === 'completed') return [words.saidDone(title)];
      return job.status === 'failed' ? [words.saidFailed(title)] : [];
    });
    if (news.length > 0) setSaid(({ round }) => ({ text: news.join(' '), round: round + 1 }));
  }, [items, words]);
  return said;
}
