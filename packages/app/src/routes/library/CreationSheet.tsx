import { problemIn, type Creation } from '@kinora/contract';
import { ContactSheet, type ContactSheetProps } from '@kinora/studio-kit';
import type { ReactNode } from 'react';
import { useWorkInSight } from '../../queries/useWorkInSight.ts';
import { useShortcutsPrompt } from '../../shell/ShortcutsPrompt.ts';
import { useDownload } from '../../useDownload.ts';
import { useChosenFrames } from './useChosenFrames.ts';
import { useCreationAddress } from './useCreationAddress.ts';
import { useCreationDeeds } from './useCreationDeeds.ts';
import { useDeveloped } from './useDeveloped.ts';
import { useHandover } from './useHandover.ts';
import { useLettingGo } from './useLettingGo.ts';
import { useOverSheet } from './useOverSheet.tsx';
import { usePagesToCome, type AskedPages } from './usePagesToCome.ts';
import { useReuse } from './useReuse.ts';
import { useSheetFocus } from './useSheetFocus.ts';
import { useZip } from './useZip.ts';

export interface CreationSheetProps {
  userId: string;
  asked: AskedPages;
  /** Said over the sheet when it could not be had. */
  failed: (error: unknown) => string;
  emptyState: ReactNode;
  labels?: ContactSheetProps['labels'];
  /** In place of the trash: takes frames out of where they are. */
  onTaken?: ((event: { creations: readonly Creation[] }) => void) | undefined;
  /** The frame that had the focus is going, and none stays beside it. */
  onGone: () => void;
}

/** Frames of one's own with all that can be done with them, wherever they are shown. */
export function CreationSheet({
  userId,
  asked,
  failed,
  emptyState,
  labels,
  onTaken,
  onGone,
}: CreationSheetProps) {
  const { like, remove } = useCreationDeeds(userId);
  const { reuse, refer } = useReuse(useHandover());
  const { id, open, step, close } = useCreationAddress();
  const download = useDownload();
  const zip = useZip();

  const creations = useDeveloped(asked.data?.pages.flatMap(({ items }) => items) ?? null);
  const frames = creations ?? [];
  // All that had come was taken out, and more is to come: that is no empty sheet.
  const isBlank = creations?.length === 0 && asked.hasNextPage;
  const { selectedIds, isAll, choose, chooseAll, letGo } = useChosenFrames(frames, asked.hasNextPage);
  useLettingGo(selectedIds.size > 0, letGo);
  useWorkInSight(userId, frames);
  const { failure, onMoreRequested } = usePagesToCome(userId, asked, isBlank || isAll);
  const problem =
    failure && [failed(failure.error), problemIn(failure.error)?.message].filter(Boolean).join(' ');
  const { sheet, goOnFrom, isLeaving } = useSheetFocus(frames, id, onGone);
  const { overlays, compare, askForAlbum, askToDelete } = useOverSheet({
    userId,
    id: isLeaving ? null : id,
    known: frames,
    onMoreRequested,
    onClosed: close,
    onStepped: step,
    onLikeToggled: like,
    onDeleteConfirmed: (event) => {
      letGo();
      remove(event.creations);
      goOnFrom(event.creations);
      if (id !== null) close();
    },
  });
  const part = (gone: readonly Creation[]) => {
    if (!onTaken) return askToDelete(gone);
    onTaken({ creations: gone });
    goOnFrom(gone);
  };

  return (
    <div ref={sheet}>
      <ContactSheet
        creations={isBlank ? null : creations}
        total={asked.data?.pages.at(-1)?.total}
        problem={problem ?? undefined}
        isRetrying={failure?.isPending}
        onRetryRequested={failure?.onRetryRequested}
        emptyState={emptyState}
        labels={labels}
        selectedIds={selectedIds}
        onSelectionChanged={({ ids }) => choose(ids)}
        onAllRequested={
          onMoreRequested &&
          (() => {
            chooseAll();
            failure?.onRetryRequested();
          })
        }
        isLoadingMore={asked.isFetchingNextPage}
        onMoreRequested={onMoreRequested}
        onOpened={({ creation }) => open(creation.id)}
        onLikeToggled={like}
        onDownloadRequested={(event) => void download(event)}
        onDeleteRequested={({ creation }) => part([creation])}
        onReuseRequested={({ creation }) => reuse(creation)}
        onReferenceRequested={({ creation }) => refer(creation)}
        onCompareRequested={(event) => compare(event.pair)}
        onAlbumRequested={askForAlbum}
        onZipRequested={(event) => void zip(event.creations)}
        onManyDeleteRequested={(event) => part(event.creations)}
        onShortcutsRequested={useShortcutsPrompt()}
      />
      {overlays}
    </div>
  );
}
