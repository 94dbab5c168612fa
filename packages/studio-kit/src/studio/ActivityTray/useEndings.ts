import { useEffect, useRef, useState } from 'react';
import type { StudioLabels } from '../../labels/studioLabels.ts';
import type { ActivityItem } from './activityItem.ts';

/** What ended since the last look, in words; what had ended before the first is no news. */
export function useEndings(items: readonly ActivityItem[], words: StudioLabels): string {
  const [said, setSaid] = useState('');
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
    if (news.length > 0) setSaid(news.join(' '));
  }, [items, words]);
  return said;
}
