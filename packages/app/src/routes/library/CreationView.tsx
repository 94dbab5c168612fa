import { generalWords, historyWords, listWords, titleOf, type StudioCreation } from '@kinora/contract';
import { Dialog, NavigationProvider, Skeleton, Stack } from '@kinora/design-system';
import { ResultImage, ResultPlayer, SettingsReceipt } from '@kinora/studio-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bookmarksQuery } from '../../queries/bookmarks.ts';
import { creationQuery } from '../../queries/creations.ts';
import { useFailure } from '../../queries/useFailure.ts';
import { useRouter } from '../../router/RouterProvider.tsx';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { useDownload } from '../../useDownload.ts';
import CreationCompared from './CreationCompared.tsx';
import { CreationDeeds } from './CreationDeeds.tsx';
import { CreationState } from './CreationState.tsx';
import { twoLines, wholeInSight } from './CreationView.css.ts';
import { LoadProblem } from './LoadProblem.tsx';
import { LostCreation } from './LostCreation.tsx';
import { RenameForm } from './RenameForm.tsx';
import { useBookmarking } from './useBookmarking.ts';
import { useHandover } from './useHandover.ts';
import { useLinkCopy } from './useLinkCopy.tsx';
import { useReceiptTools } from './useReceiptTools.ts';
import { useReuse } from './useReuse.ts';
import { useWalk } from './useWalk.ts';

export interface CreationViewProps {
  userId: string;
  /** null while it is closed. */
  id: string | null;
  /** Those of the page: one of them need not be asked for. */
  known: readonly StudioCreation[];
  /** Where there are more than these. */
  onMoreRequested: (() => void) | undefined;
  onClosed: () => void;
  /** The address says which is open, and a step back leads from that. */
  hasAddress: boolean;
  /** Another of those of the page is to be shown in its place; without it there are no others. */
  onStepped?: ((id: string) => void) | undefined;
  onLikeToggled: (event: { creation: StudioCreation; isLiked: boolean }) => void;
  onAlbumRequested: (event: { creations: readonly StudioCreation[] }) => void;
  onDeleteRequested: (event: { creation: StudioCreation }) => void;
}

/** One creation over the page: what it is, what it was made from, and what can be done with it. */
export function CreationView({
  userId,
  id,
  known,
  onMoreRequested,
  onClosed,
  hasAddress,
  onStepped,
  onLikeToggled,
  onAlbumRequested,
  onDeleteRequested,
}: CreationViewProps) {
  const api = useStudioApi();
  const { navigate, onOverlayOpened } = useRouter();
  const download = useDownload();
  const { reuse, startFrom, goOnIn } = useReuse(useHandover());
  const walk = useWalk({
    ids: known.map((each) => each.id),
    id,
    onStepped,
    onMoreRequested,
  });
  const inList = known.find((each) => each.id === id);
  const asked = useQuery({
    ...creationQuery(api, userId, id ?? ''),
    enabled: id !== null && inList === undefined,
  });
  const failure = useFailure(asked);
  const bookmarks = useQuery({ ...bookmarksQuery(api, userId), enabled: id !== null });
  const bookmarking = useBookmarking(userId);
  // Kept while one walks on to others and back.
  const [renaming, setRenaming] = useState<{ id: string; title?: string } | null>(null);

  const [comparedId, setComparedId] = useState<string | null>(null);

  const form = useRef<HTMLFormElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const rename = (of: string) => {
    flushSync(() => setRenaming((open) => (open?.id === of ? open : { id: of })));
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  };
  // The form had the focus, and is gone.
  const endRenaming = () => {
    flushSync(() => setRenaming(null));
    pencil.current?.focus();
  };

  const creation = inList ?? asked.data ?? undefined;
  // What was taken away meanwhile has no title to lose.
  const isThere = [creation, ...known].some((each) => each?.id === renaming?.id);
  const isTyped = isThere && Boolean(renaming?.title?.trim());
  const bookmark = bookmarks.data?.find((each) => each.creation?.id === creation?.id);
  const [tool] = useReceiptTools([creation]);
  const Result = creation?.type === 'image' ? ResultImage : ResultPlayer;
  const { copyLink, byHand } = useLinkCopy(creation);

  return (
    <>
      {/* What was typed is asked about before the address may change. */}
      <NavigationProvider
        navigate={(path) => void navigate(path)}
        onOverlayOpened={hasAddress && !isTyped ? undefined : onOverlayOpened}
      >
        <Dialog
          isOpen={id !== null}
          onOpenChange={(isOpen) => {
            if (isOpen) return;
            setRenaming(null);
            setComparedId(null);
            onClosed();
          }}
          asksFirst
          isFilledIn={isTyped}
          size="lg"
          title={
            creation ? (
              <span className={twoLines} title={titleOf(creation)}>
                {titleOf(creation)}
              </span>
            ) : asked.isPending && !failure ? (
              generalWords.loading('…')
            ) : (
              historyWords.creation
            )
          }
          footer={
            creation && (
              <CreationDeeds
                creation={creation}
                isBookmarked={bookmark !== undefined}
                onLikeToggled={() => onLikeToggled({ creation, isLiked: !creation.is_liked })}
                onBookmarkToggled={() =>
                  bookmark ? bookmarking.remove(bookmark) : bookmarking.add({ creation })
                }
                onAlbumRequested={() => onAlbumRequested({ creations: [creation] })}
                onCompareRequested={() => setComparedId(creation.id)}
                onLinkCopyRequested={() => void copyLink(creation)}
                onStartFrameRequested={() => startFrom(creation)}
                walk={onStepped && walk}
                onUseRequested={({ tool: other }) => goOnIn(creation, other)}
                onRenameRequested={() => rename(creation.id)}
                renameRef={pencil}
                onDeleteRequested={() => onDeleteRequested({ creation })}
              />
            )
          }
        >
          {creation ? (
            <Stack gap={24} className={wholeInSight}>
              {byHand}
              {renaming?.id === creation.id && (
                <RenameForm
                  userId={userId}
                  creation={creation}
                  title={renaming.title}
                  onTyped={(title) => setRenaming({ id: creation.id, title })}
                  ref={form}
                  onClosed={endRenaming}
                  onRefused={(title) => setRenaming((other) => other ?? { id: creation.id, title })}
                />
              )}
              {creation.status === 'completed' ? (
                <Result creation={creation} onDownloadRequested={(event) => void download(event)} />
              ) : (
                <CreationState creation={creation} />
              )}
              <SettingsReceipt
                creation={creation}
                tool={tool}
                onReuseRequested={tool && (() => reuse(creation))}
              />
            </Stack>
          ) : failure ? (
            <LoadProblem what={listWords.what.creation} {...failure} />
          ) : asked.isPending ? (
            <Skeleton aspect={16 / 9} />
          ) : (
            id !== null && <LostCreation userId={userId} id={id} />
          )}
        </Dialog>
      </NavigationProvider>
      {/* Beside it: this one has no address, so a step back closes it alone. */}
      {creation && (
        <CreationCompared
          {...{ creation, userId }}
          isOpen={comparedId === creation.id}
          onOpenChange={(isOpen) => setComparedId(isOpen ? creation.id : null)}
        />
      )}
    </>
  );
}
