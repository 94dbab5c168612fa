import type { ShownCreation } from '@kinora/contract';
import { IconButton } from '@kinora/design-system';
import { Download, Heart, Trash2 } from '@kinora/design-system/icons';
import type { ReactNode } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import { CreationFrame, type CreationFrameProps } from './CreationFrame.tsx';

export interface CreationCardEvents<C = ShownCreation> {
  onLikeToggled: (event: { creation: C; isLiked: boolean }) => void;
  /** Also where there is no file: answer it with the reason (A136). */
  onDownloadRequested: (event: { creation: C }) => void;
  onDeleteRequested: (event: { creation: C }) => void;
}

export interface CreationCardProps<C extends Omit<ShownCreation, 'id'> = ShownCreation>
  extends CreationFrameProps<C>, CreationCardEvents<C> {
  /** Stands on the picture: that it is pinned, say. */
  mark?: ReactNode;
}

/** One frame of the contact sheet: the picture, what it is, and what can be done with it. */
export function CreationCard<C extends Omit<ShownCreation, 'id'>>({
  creation,
  mark,
  labels,
  onLikeToggled,
  onDownloadRequested,
  onDeleteRequested,
  ...frame
}: CreationCardProps<C>) {
  const said = useKitLabels('history', historyLabels, labels);
  const { download_url, is_liked } = creation;
  const title = useTitleOf()(creation);
  return (
    <CreationFrame
      {...frame}
      component="CreationCard"
      creation={creation}
      labels={labels}
      mark={mark}
      actions={
        <>
          <IconButton
            size="sm"
            icon={Heart}
            label={said.like(title)}
            isPressed={is_liked}
            onPress={() => onLikeToggled({ creation, isLiked: !is_liked })}
          />
          <IconButton
            size="sm"
            icon={Download}
            label={said.download(title)}
            isUnavailable={!download_url}
            onPress={() => onDownloadRequested({ creation })}
          />
          <IconButton
            size="sm"
            icon={Trash2}
            label={said.delete(title)}
            onPress={() => onDeleteRequested({ creation })}
          />
        </>
      }
    />
  );
}
