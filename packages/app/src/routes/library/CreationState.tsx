import { generalWords, historyWords, jobWords, saysNotCharged, type StudioCreation } from '@kinora/contract';
import { Button, Notice, Stack, Text } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRetry } from '../../activity/useRetry.ts';
import { isAtWork } from '../../queries/creations.ts';
import { jobQuery } from '../../queries/recentJobs.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';

export interface CreationStateProps {
  creation: Pick<StudioCreation, 'id' | 'status' | 'paid_by'>;
}

/** Of a creation that has no file: why, what that cost where it is known, and once more. */
export function CreationState({ creation }: CreationStateProps) {
  const { id, status, paid_by } = creation;
  const api = useStudioApi();
  const retry = useRetry();
  const [retriedId, setRetriedId] = useState<string | null>(null);
  const job = useQuery({ ...jobQuery(api, id), enabled: status === 'failed' });
  if (isAtWork(creation)) return <Notice tone="info">{historyWords.stillMade}</Notice>;
  const why = job.data?.message;
  const isRetried = retriedId === id;
  const again = (
    <Button
      size="sm"
      icon={RotateCcw}
      isUnavailable={isRetried}
      onPress={isRetried ? undefined : () => retry(id, () => setRetriedId(id))}
    >
      {jobWords.retry}
    </Button>
  );
  const goesOn = <Text role="status">{isRetried && historyWords.triedAgain}</Text>;
  // Whoever cancels after the engine started may have paid.
  if (status === 'cancelled')
    return (
      <Notice tone="info" title={historyWords.cancelled} action={again}>
        <Stack gap={4}>
          {paid_by === 'nobody' && <Text>{generalWords.notCharged}</Text>}
          {goesOn}
        </Stack>
      </Notice>
    );
  return (
    <Notice tone="danger" title={historyWords.notMade} action={again}>
      <Stack gap={4}>
        {why && <Text>{why}</Text>}
        {!(why && saysNotCharged(why)) && <Text>{generalWords.notCharged}</Text>}
        {goesOn}
      </Stack>
    </Notice>
  );
}
