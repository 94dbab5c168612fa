import { historyWords, libraryWords } from '@kinora/contract';
import { EmptyState, Skeleton } from '@kinora/design-system';
import { useQuery } from '@tanstack/react-query';
import { inTrashQuery } from '../../queries/trash.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';

/** Whether somebody else has such a creation is nobody's business: only what one has deleted oneself is called so. */
export function LostCreation({ userId, id }: { userId: string; id: string }) {
  const { data: isOwn, isPending } = useQuery(inTrashQuery(useStudioApi(), userId, id));
  if (isPending) return <Skeleton aspect={16 / 9} />;
  return (
    <EmptyState
      title={isOwn ? historyWords.gone : historyWords.notYoursOrGone.title}
      frame={null}
      headingLevel={3}
      size="sm"
    >
      {isOwn ? libraryWords.trash.noticeElsewhere : historyWords.notYoursOrGone.description}
    </EmptyState>
  );
}
