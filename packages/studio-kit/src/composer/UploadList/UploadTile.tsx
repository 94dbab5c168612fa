import { fileFacts, type MediaFile, type MediaKind } from '@kinora/contract';
import { IconButton, Text } from '@kinora/design-system';
import { ChevronLeft, ChevronRight, X } from '@kinora/design-system/icons';
import type { ComponentProps } from 'react';
import type { KitLabels } from '../../labels/index.ts';
import { FileName } from '../FileName/index.ts';
import { FilePreview } from '../UploadZone/FilePreview.tsx';
import { actions, face, number, picture, tile } from './UploadList.css.ts';

export interface UploadTileProps {
  kind: MediaKind;
  file: MediaFile;
  /** From 1. */
  position: number;
  count: number;
  isOrdered: boolean;
  isDisabled: boolean;
  /** Under the pointer, on its way to another place. */
  isHeld: boolean;
  /** What the pointer takes it by; false where the order is not to be changed. */
  grip: Partial<ComponentProps<'div'>> | false;
  said: Pick<KitLabels['composer'], 'moveEarlier' | 'moveLater' | 'remove'>;
  onMoved: (by: -1 | 1) => void;
  onRemoved: () => void;
}

/** One file of several: its face, its place, what it is, and the way to move or remove it. */
export const UploadTile = ({
  kind,
  file,
  position,
  count,
  isOrdered,
  isDisabled,
  isHeld,
  grip,
  said,
  onMoved,
  onRemoved,
}: UploadTileProps) => (
  <li className={tile} data-part="tile" data-held={isHeld || undefined}>
    <div className={face} data-part="face" data-grip={grip !== false || undefined} {...grip}>
      <FilePreview
        isCompact
        kind={kind}
        file={file}
        label={String(position)}
        className={kind === 'image' ? picture : undefined}
      />
      <span className={number} aria-hidden>
        {position}
      </span>
    </div>
    <FileName>{file.name}</FileName>
    <Text size="xs" isMono tone="tertiary" isTruncated>
      <bdi>{fileFacts(file)}</bdi>
    </Text>
    <div className={actions}>
      {isOrdered && (
        <>
          <IconButton
            size="sm"
            icon={ChevronLeft}
            label={said.moveEarlier(file.name)}
            isDisabled={isDisabled}
            isUnavailable={position === 1}
            onPress={() => position > 1 && onMoved(-1)}
          />
          <IconButton
            size="sm"
            icon={ChevronRight}
            label={said.moveLater(file.name)}
            isDisabled={isDisabled}
            isUnavailable={position === count}
            onPress={() => position < count && onMoved(1)}
          />
        </>
      )}
      <IconButton
        size="sm"
        icon={X}
        data-part="remove"
        label={said.remove(file.name)}
        isDisabled={isDisabled}
        onPress={onRemoved}
      />
    </div>
  </li>
);
