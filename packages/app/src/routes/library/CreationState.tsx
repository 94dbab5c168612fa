import { generalWords, historyWords, type Creation } from '@kinora/contract';
import { Notice, Text } from '@kinora/design-system';

/** Of a creation that has no file: why, and what that cost where it is known. */
export function CreationState({ status }: Pick<Creation, 'status'>) {
  if (status === 'queued' || status === 'processing')
    return <Notice tone="info">{historyWords.stillMade}</Notice>;
  // Whoever cancels after the engine started may have paid.
  if (status === 'cancelled') return <Notice tone="info">{historyWords.cancelled}</Notice>;
  return (
    <Notice tone="danger" title={historyWords.notMade}>
      <Text>{generalWords.notCharged}</Text>
    </Notice>
  );
}
