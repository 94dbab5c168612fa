import { hasEnded } from '@kinora/contract';
import { useEffect, useRef } from 'react';
import type { Activity } from '../queries/activity.ts';

const counted = /^\(\d+\) /;
const bare = (title: string) => title.replace(counted, '');

/** While the window is out of sight its title counts what ended: '(2) Home · Kinora'. */
export function useTitleNews(activity: Activity): void {
  const ended = activity.filter(({ status }) => hasEnded(status)).length;
  const seen = useRef(0);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) seen.current = ended;
      const unseen = ended - seen.current;
      document.title = unseen > 0 ? `(${unseen}) ${bare(document.title)}` : bare(document.title);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ended]);
}
