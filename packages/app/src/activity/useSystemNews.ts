import { hasEnded, newsWords, type Job } from '@kinora/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from '../router/RouterProvider.tsx';
import { newsAreOn, tellOutside } from './systemNews.ts';

export interface SystemNewsItem {
  readonly job: Job;
  readonly title: string;
  readonly href?: string;
}

/** What ends while the window is out of sight is told by the device, to whoever asked for that; a press leads there. */
export function useSystemNews(items: readonly SystemNewsItem[]): void {
  const navigate = useNavigate();
  const running = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = items.filter(({ job }) => hasEnded(job.status) && running.current.has(job.task_id));
    running.current = new Set(items.filter(({ job }) => !hasEnded(job.status)).map(({ job }) => job.task_id));
    if (!document.hidden || !newsAreOn()) return;
    for (const { job, title, href } of ended) {
      if (job.status === 'cancelled') continue;
      const isDone = job.status === 'completed';
      // Several windows see it end: the tag makes one message of theirs.
      const message = tellOutside(isDone ? newsWords.completed : newsWords.failed, {
        tag: job.task_id,
        body: isDone || !job.message ? title : `${title}\n${job.message}`,
        icon: '/logo.svg',
      });
      message?.addEventListener('click', () => {
        window.focus();
        message?.close();
        if (href) void navigate(href);
      });
    }
  }, [items, navigate]);
}
