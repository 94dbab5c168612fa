import { problemIn, type Creation, type StudioCreation } from '@kinora/contract';
import { NavigationProvider } from '@kinora/design-system';
import { ContactSheet, type ContactSheetProps } from '@kinora/studio-kit';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { creationsKey } from '../../queries/creations.ts';
import { useFailure, type Asked } from '../../queries/useFailure.ts';
import { useWorkInSight } from '../../queries/useWorkInSight.ts';
import { useNavigate } from '../../router/RouterProvider.tsx';
import { useShortcutsPrompt } from '../../shell/ShortcutsPrompt.ts';
import { useDownload } from '../../useDownload.ts';
import { CreationView } from './CreationView.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { FramesCompared } from './FramesCompared.tsx';
import { goOnBeside } from './goOnBeside.ts';
import { rowOfFrame } from './rowOfFrame.ts';
import { useAlbumAddition } from './useAlbumAddition.tsx';
import { useChosenFrames } from './useChosenFrames.ts';
import { useCreationAddress } from './useCreationAddress.ts';
import { useCreationDeeds } from './useCreationDeeds.ts';
import { useHandover } from './useHandover.ts';
import { useLettingGo } from './useLettingGo.ts';
import { useReuse } from './useReuse.ts';
import { useZip } from './useZip.ts';

interface AskedPages extends Asked {
  readonly data?:
    | { readonly pages: readonly { readonly items: readonly Creation[]; readonly total: number }[] }
    | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: (how: { cancelRefetch: boolean }) => unknown;
}

export interface CreationSheetProps {
  userId: string;
  asked: AskedPages;
  /** Said over the sheet when it could not be had. */
  failed: (error: unknown) => string;
  emptyState: ReactNode;
  numbers?: ContactSheetProps['numbers'];
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
  numbers,
  labels,
  onTaken,
  onGone,
}: CreationSheetProps) {
  const { like, remove } = useCreationDeeds(userId);
  const { reuse, refer } = useReuse(useHandover());
  const { dialog, ask } = useAlbumAddition(userId);
  const { id, open, step, close } = useCreationAddress();
  const download = useDownload();
  const navigate = useNavigate();
  const zip = useZip();
  const [doomed, setDoomed] = useState<readonly StudioCreation[]>([]);
  /** Deleted while one of them was opened over the sheet, which closes by that. */
  const [leaving, setLeaving] = useState<readonly StudioCreation[] | null>(null);
  const [pair, setPair] = useState<readonly [Creation, Creation] | null>(null);

  const creations = asked.data?.pages.flatMap(({ items }) => items) ?? null;
  const { selectedIds, isAll, choose, chooseAll, letGo } = useChosenFrames(
    creations ?? [],
    asked.hasNextPage,
  );
  useLettingGo(selectedIds.size > 0, letGo);
  useWorkInSight(userId, creations ?? []);
  const onMoreRequested = asked.hasNextPage
    ? () => void asked.fetchNextPage({ cancelRefetch: false })
    : undefined;
  const failure = useFailure(asked);
  // All that had come was taken out, and more is to come: that is no empty sheet.
  const isBlank = creations?.length === 0 && asked.hasNextPage;
  // Before the server has heard of that it would count them still.
  const isHeld = useIsMutating({ mutationKey: creationsKey(userId) }) > 0 || failure !== null;
  const { fetchNextPage, isFetchingNextPage } = asked;
  useEffect(() => {
    if ((isBlank || isAll) && !isHeld && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [fetchNextPage, isAll, isBlank, isHeld, isFetchingNextPage]);
  const problem =
    failure && [failed(failure.error), problemIn(failure.error)?.message].filter(Boolean).join(' ');
  const sheet = useRef<HTMLDivElement>(null);
  const rowOf = (frames: readonly Creation[], frameId: string) =>
    sheet.current ? rowOfFrame(sheet.current, frames, frameId) : null;
  const handOn = (gone: readonly StudioCreation[]) => {
    const frames = creations ?? [];
    const staying = frames.filter((each) => !gone.includes(each));
    goOnBeside(frames, gone, (heir) => () => rowOf(staying, heir.id), onGone);
  };
  // Whatever lay over the sheet gives the focus back to where it was opened: one goes on at what was seen last.
  const seen = useRef(id);
  useEffect(() => {
    const last = seen.current;
    seen.current = id;
    if (id !== null || last === null) return;
    if (leaving) {
      handOn(leaving);
      setLeaving(null);
    } else void rowOf(creations ?? [], last)?.then((row) => row?.focus({ preventScroll: true }));
    // Once, when it has closed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
  const part = (gone: readonly Creation[]) => {
    if (!onTaken) return setDoomed(gone);
    onTaken({ creations: gone });
    handOn(gone);
  };

  return (
    <div ref={sheet}>
      <ContactSheet
        creations={isBlank ? null : creations}
        total={asked.data?.pages.at(-1)?.total}
        numbers={numbers}
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
        onCompareRequested={(event) => setPair(event.pair)}
        onAlbumRequested={ask}
        onZipRequested={(event) => void zip(event.creations)}
        onManyDeleteRequested={(event) => part(event.creations)}
        onShortcutsRequested={useShortcutsPrompt()}
      />
      {/* Its address says that one is open, and a step back leads from that. */}
      <NavigationProvider navigate={(path) => void navigate(path)}>
        <CreationView
          userId={userId}
          id={leaving ? null : id}
          known={creations ?? []}
          onMoreRequested={onMoreRequested}
          onClosed={close}
          onStepped={step}
          onLikeToggled={like}
          onAlbumRequested={ask}
          onDeleteRequested={({ creation }) => setDoomed([creation])}
        />
      </NavigationProvider>
      <FramesCompared pair={pair} onClosed={() => setPair(null)} />
      {dialog}
      <DeleteQuestion
        creations={doomed}
        onClosed={() => setDoomed([])}
        onConfirmed={(event) => {
          letGo();
          remove(event.creations);
          if (id === null) return handOn(event.creations);
          setLeaving(event.creations);
          close();
        }}
      />
    </div>
  );
}
