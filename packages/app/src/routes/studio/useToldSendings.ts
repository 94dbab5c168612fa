import { promptOf, titleOf } from '@kinora/contract';
import type { SendingEvents } from '@kinora/studio-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUserId } from '../../account/AuthProvider.tsx';
import { recentJobsKey } from '../../queries/creations.ts';
import { nothingSent, sendingsQuery, type Sendings, type Sent } from '../../queries/sendings.ts';

/** It stays where it is in the list. */
const withSent = ({ all, jobs }: Sendings, sent: Sent): Sendings => ({
  all: all.some(({ id }) => id === sent.id)
    ? all.map((each) => (each.id === sent.id ? sent : each))
    : [sent, ...all],
  jobs,
});

/** What a studio sends is seen on every page, until its job is. */
export function useToldSendings(href: string): Required<SendingEvents> {
  const client = useQueryClient();
  const userId = useUserId();
  return useMemo(() => {
    const change = (by: (before: Sendings) => Sendings) =>
      client.setQueryData<Sendings>(sendingsQuery.queryKey, (before = nothingSent) => by(before));
    const end = (id: string) =>
      change(({ all, jobs }) => ({ all: all.filter((each) => each.id !== id), jobs }));
    return {
      onSendingChanged({ key: id, tool, draft, ...how }) {
        const prompt = promptOf(tool, draft);
        const title = prompt ? titleOf({ title: null, prompt, type: 'video' }) : tool.title;
        const studio = { title: tool.title, href };
        change((before) => withSent(before, { id, title, studio, ...how, taskId: null }));
      },
      onSendingEnded({ key: id, taskId }) {
        if (taskId === null) return void end(id);
        change((before) => {
          const sent = before.all.find((each) => each.id === id);
          if (!sent) return before;
          const { title, studio } = sent;
          return {
            ...withSent(before, { ...sent, share: null, cancel: null, taskId }),
            jobs: { ...before.jobs, [taskId]: { id, title, studio } },
          };
        });
        void client.invalidateQueries({ queryKey: recentJobsKey(userId) }).finally(() => end(id));
      },
    };
  }, [client, href, userId]);
}
