import { titleOf, type Creation } from '@kinora/contract';
import { IconButton } from '@kinora/design-system';
import { Download, Heart, Trash2 } from '@kinora/design-system/icons';
import type { ReactNode } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';
import { CreationFrame, type CreationFrameProps } from './CreationFrame.tsx';

export interface CreationCardEvents {
  onLikeToggled: (event: { creation: Creation; isLiked: boolean }) => void;
  /** Also where there is no file: answer it with the reason (A136). */
  onDownloadRequested: (event: { creation: Creation }) => void;
  onDeleteRequested: (event: { creation: Creation }) => void;
}

export interface CreationCardProps extends CreationFrameProps, CreationCardEvents {
  /** Something is being done to it: its buttons wait. */
  isBusy?: boolean | undefined;
  /** Stands on the picture: that it is pinned, say. */
  mark?: ReactNode;
}

/** One frame of the contact sheet: the picture, what it is, and what can be done with it. */
export function CreationCard({
  creation,
  isBusy = false,
  mark,
  labels,
  onLikeToggled,
  onDownloadRequested,
  onDeleteRequested,
  ...frame
}: CreationCardProps) {
  const said = useKitLabels('history', historyLabels, labels);
  const { download_url, is_liked } = creation;
  const title = titleOf(creation);
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
            isDisabled={isBusy}
            onPress={() => onLikeToggled({ creation, isLiked: !is_liked })}
          />
          <IconButton
            size="sm"
            icon={Download}
            label={said.download(title)}
            isUnavailable={!download_url}
            isDisabled={isBusy}
            onPress={() => onDownloadRequested({ creation })}
          />
          <IconButton
            size="sm"
            icon={Trash2}
            label={said.delete(title)}
            isDisabled={isBusy}
            onPress={() => onDeleteRequested({ creation })}
          />
        </>
      }
    />
  );
}
