import type { Creation } from '@kinora/contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStudioApi } from '../StudioApiProvider.tsx';
import { creationsKey, isAtWork, workQuery } from './creations.ts';
import { showChanged } from './shownCreations.ts';

/** What is being made changes by itself: each of it is asked after until it is done, and nothing beside it. */
export function useWorkInSight(userId: string, shown: readonly Creation[]): void {
  const api = useStudioApi();
  const client = useQueryClient();
  const atWork = shown.filter(isAtWork);
  const answers = useQueries({ queries: atWork.map(({ id }) => workQuery(api, userId, id)) });
  const changed = atWork.flatMap((each, index) => {
    const now = answers[index]?.data;
    return now && now.status !== each.status ? [now] : [];
  });
  const isOneGone = answers.some(({ data }) => data === null);
  useEffect(() => {
    for (const each of changed) showChanged(client, userId, each.id, each);
  });
  useEffect(() => {
    if (isOneGone) void client.invalidateQueries({ queryKey: creationsKey(userId) });
  }, [client, isOneGone, userId]);
}
