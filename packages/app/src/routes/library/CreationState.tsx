import { generalWords, historyWords, type Creation } from '@kinora/contract';
import { Notice, Text } from '@kinora/design-system';

/** Of a creation that has no file: why, and what that cost. */
export function CreationState({ status }: Pick<Creation, 'status'>) {
  if (status === 'queued' || status === 'processing')
    return <Notice tone="info">{historyWords.stillMade}</Notice>;
  return (
    <Notice tone="danger" title={status === 'cancelled' ? historyWords.cancelled : historyWords.notMade}>
      <Text>{generalWords.notCharged}</Text>
    </Notice>
  );
}
