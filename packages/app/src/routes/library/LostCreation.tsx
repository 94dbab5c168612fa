import { historyWords, libraryWords } from '@kinora/contract';
import { EmptyState, Skeleton } from '@kinora/design-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { trashQuery } from '../../queries/trash.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';

/** Whether somebody else has such a creation is nobody's business: only what one has deleted oneself is called so. */
export function LostCreation({ userId, id }: { userId: string; id: string }) {
  const trash = useInfiniteQuery(trashQuery(useStudioApi(), userId));
  if (trash.isPending) return <Skeleton aspect={16 / 9} />;
  const isOwn = trash.data?.pages.some(({ items }) => items.some((each) => each.id === id));
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
