import {
  deedWords,
  fullTitleOf,
  historyWords,
  libraryWords,
  toolsTaking,
  type AnyForm,
  type StudioCreation,
} from '@kinora/contract';
import { IconButton, Inline, Menu, type IconButtonProps } from '@kinora/design-system';
import {
  Bookmark,
  ChevronLeft,
  ChevronRight,
  Film,
  FolderPlus,
  Heart,
  LinkIcon,
  Pencil,
  Trash2,
  Wand,
} from '@kinora/design-system/icons';
import { CompareDeed } from './CompareDeed.tsx';
import { deeds } from './CreationDeeds.css.ts';
import type { Ref } from 'react';
import type { useWalk } from './useWalk.ts';

export interface CreationDeedsProps {
  creation: StudioCreation;
  isBookmarked: boolean;
  onLikeToggled: () => void;
  onBookmarkToggled: () => void;
  onAlbumRequested: () => void;
  onLinkCopyRequested: () => void;
  onCompareRequested: () => void;
  onRenameRequested: () => void;
  /** Where one goes on when the new title is settled. */
  renameRef: Ref<HTMLButtonElement>;
  onDeleteRequested: () => void;
  onUseRequested: (event: { tool: AnyForm }) => void;
  onStartFrameRequested: () => void;
  /** To its neighbours, where it is shown as one of several. */
  walk?: Pick<ReturnType<typeof useWalk>, 'previous' | 'next'> | undefined;
}

/** Every tool that takes such a file, to go on there. */
export function GoOnIn({
  creation,
  size,
  onUseRequested,
}: Pick<CreationDeedsProps, 'creation' | 'onUseRequested'> & Pick<IconButtonProps, 'size'>) {
  const tools = toolsTaking(creation.type);
  const { label } = libraryWords.goOnIn;
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={Wand} label={label} size={size} />}
      items={tools.map((tool) => ({ id: tool.id, label: fullTitleOf(tool) }))}
      onAction={({ id }) => {
        const tool = tools.find((each) => each.id === id);
        if (tool) onUseRequested({ tool });
      }}
    />
  );
}

/** A picture, or where a clip ends, as the beginning of a new clip. */
export function StartFrom({
  creation,
  size,
  onStartFrameRequested,
}: Pick<CreationDeedsProps, 'creation' | 'onStartFrameRequested'> & Pick<IconButtonProps, 'size'>) {
  const label = creation.type === 'image' ? historyWords.startFrame : historyWords.lastFrame;
  return <IconButton icon={Film} label={label} size={size} onPress={onStartFrameRequested} />;
}

/** What can be done with one creation beside saving its file. */
export const CreationDeeds = ({ creation, isBookmarked, walk, renameRef, ...on }: CreationDeedsProps) => (
  <Inline gap={4} className={deeds}>
    {walk && (
      <>
        <IconButton
          icon={ChevronLeft}
          label={historyWords.previous}
          isUnavailable={!walk.previous}
          onPress={() => walk.previous?.()}
        />
        <IconButton
          icon={ChevronRight}
          label={historyWords.next}
          isUnavailable={!walk.next}
          onPress={() => walk.next?.()}
        />
      </>
    )}
    <IconButton
      icon={Heart}
      label={deedWords.like}
      isPressed={creation.is_liked}
      onPress={on.onLikeToggled}
    />
    <IconButton
      icon={Bookmark}
      label={deedWords.bookmark}
      isPressed={isBookmarked}
      onPress={on.onBookmarkToggled}
    />
    <IconButton icon={FolderPlus} label={deedWords.addToAlbum} onPress={on.onAlbumRequested} />
    <IconButton icon={LinkIcon} label={deedWords.copyLink} onPress={on.onLinkCopyRequested} />
    {creation.file_url && (
      <>
        {creation.status === 'completed' && (
          <CompareDeed creation={creation} onCompareRequested={on.onCompareRequested} />
        )}
        <StartFrom creation={creation} onStartFrameRequested={on.onStartFrameRequested} />
        <GoOnIn creation={creation} onUseRequested={on.onUseRequested} />
      </>
    )}
    <IconButton icon={Pencil} label={deedWords.rename} ref={renameRef} onPress={on.onRenameRequested} />
    <IconButton icon={Trash2} label={deedWords.delete} onPress={on.onDeleteRequested} />
  </Inline>
);
