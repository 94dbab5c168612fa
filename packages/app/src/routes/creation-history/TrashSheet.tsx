import {
  generalWords,
  historyWords,
  libraryWords,
  listWords,
  titleOf,
  type TrashedCreation,
} from '@kinora/contract';
import { AlertDialog, Button, EmptyState, Stack } from '@kinora/design-system';
import { TrashedCard, TrashNotice } from '@kinora/studio-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { trashQuery } from '../../queries/trash.ts';
import { useFailure } from '../../queries/useFailure.ts';
import { useTrashMutations } from '../../queries/useTrashMutations.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useToasts } from '../../toasts.tsx';
import { CardGrid } from '../library/CardGrid.tsx';
import { CardSkeletons } from '../library/CardSkeletons.tsx';
import { LoadProblem } from '../library/LoadProblem.tsx';
import { useCardBeside } from '../library/useCardBeside.ts';
import { useTelling } from '../../useTelling.ts';

const words = libraryWords.trash;
const deletion = { topic: 'deletion', failed: historyWords.deleteFailed };
const restoring = { topic: 'restoring', failed: historyWords.restoreFailed };

export interface TrashSheetProps {
  userId: string;
  /** The card that had the focus is going, and none stays beside it. */
  onGone: () => void;
}

/** What was deleted: had back, or deleted for good (D35). */
export function TrashSheet({ userId, onGone }: TrashSheetProps) {
  const trash = useInfiniteQuery(trashQuery(useStudioApi(), userId));
  const failure = useFailure(trash);
  const { restore, deleteForever } = useTrashMutations(userId);
  const toasts = useToasts();
  const tell = useTelling();
  const [doomed, setDoomed] = useState<TrashedCreation | null>(null);
  const { cards, handOn } = useCardBeside(onGone);
  const creations = trash.data?.pages.flatMap(({ items }) => items);
  const total = trash.data?.pages.at(-1)?.total ?? 0;

  const erase = (which: readonly TrashedCreation[] | 'all', onErased?: () => void) =>
    tell(deleteForever.mutateAsync(which), deletion, () => {
      toasts.add({ tone: 'success', topic: deletion.topic, title: historyWords.deletedForever });
      onErased?.();
    });
  const notice = useRef<HTMLDivElement>(null);

  return (
    <Stack gap={24}>
      <div ref={notice}>
        {/* Empty, it says itself how long things stay. */}
        {(creations?.length !== 0 || deleteForever.isPending) && (
          <TrashNotice
            count={total}
            isPending={deleteForever.isPending}
            onEmptyingConfirmed={() =>
              erase('all', () => {
                const { activeElement } = document;
                // Its button goes only now; whoever went elsewhere meanwhile is left there.
                if (activeElement === document.body || notice.current?.contains(activeElement)) onGone();
              })
            }
          />
        )}
      </div>
      {failure && <LoadProblem what={listWords.what.trash} {...failure} />}
      {creations === undefined ? (
        !failure && <CardSkeletons isFilm what={listWords.what.trash} />
      ) : creations.length === 0 ? (
        // No frame is to come here: there are none.
        <EmptyState frame={0} title={words.empty.title}>
          {words.empty.description}
        </EmptyState>
      ) : (
        <CardGrid ref={cards} isFilm>
          {creations.map((creation) => (
            <TrashedCard
              key={creation.id}
              creation={creation}
              onRestoreRequested={() => {
                handOn(creations, creation);
                tell(restore.mutateAsync([creation]), restoring, () => {
                  toasts.add({ tone: 'success', topic: restoring.topic, title: historyWords.restored });
                });
              }}
              onForeverDeleteRequested={() => setDoomed(creation)}
            />
          ))}
        </CardGrid>
      )}
      {trash.hasNextPage && (
        <Button isPending={trash.isFetchingNextPage} onPress={() => void trash.fetchNextPage()}>
          {generalWords.showMore}
        </Button>
      )}
      <AlertDialog
        isOpen={doomed !== null}
        onOpenChange={(isOpen) => !isOpen && setDoomed(null)}
        title={words.foreverQuestion}
        confirmLabel={words.deleteForever}
        tone="danger"
        onConfirmed={() => {
          if (doomed) {
            handOn(creations, doomed);
            erase([doomed]);
          }
          setDoomed(null);
        }}
      >
        {doomed && titleOf(doomed)}
      </AlertDialog>
    </Stack>
  );
}
