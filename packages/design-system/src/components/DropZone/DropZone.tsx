import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { DropZone as RacDropZone, isFileDropItem } from 'react-aria-components';
import type { DropZoneProps as RacDropZoneProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { Upload } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { FileButton } from '../FileButton/FileButton.tsx';
import { sortFiles } from './acceptedFiles.ts';
import {
  description as descriptionClass,
  icon as iconClass,
  label as labelClass,
  wholeZone,
  zone,
} from './DropZone.css.ts';

/** How files came: dragged in, chosen in the system's picker, or pasted. */
export const fileSources = ['drop', 'picker', 'paste'] as const;
export type FileSource = (typeof fileSources)[number];

export interface DroppedFiles {
  files: readonly File[];
  source: FileSource;
}

export interface RefusedFiles extends DroppedFiles {
  /** 'type': not of the types in `accept`. 'count': more than the one that fits. */
  reason: 'type' | 'count';
}

export interface DropZoneProps extends Omit<
  RacDropZoneProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'onDrop'
  | 'getDropOperation'
  | 'isDisabled'
  | 'aria-label'
  | 'aria-labelledby'
> {
  label: string;
  /** Types or endings, as in HTML: 'image/*,.heic'. */
  accept?: string | undefined;
  allowsMultiple?: boolean | undefined;
  /** What may come here: types, sizes. */
  description?: ReactNode;
  isInvalid?: boolean | undefined;
  isDisabled?: boolean | undefined;
  icon?: Glyph | undefined;
  /** Files of the types asked for, never none. */
  onFilesDropped: (dropped: DroppedFiles) => void;
  /** Files that were left, so that the reason can be told. */
  onFilesRefused?: ((refused: RefusedFiles) => void) | undefined;
  /** Replaces the invitation, once there is something to show. Files can still be dropped and pasted on it. */
  children?: ReactNode;
  labels?: Partial<Pick<Labels, 'chooseFile' | 'chooseFiles' | 'dropHere'>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Takes files that are dragged in, pasted or chosen. */
export function DropZone({
  label,
  accept,
  allowsMultiple = false,
  description,
  isInvalid = false,
  isDisabled = false,
  icon = Upload,
  onFilesDropped,
  onFilesRefused,
  children,
  labels,
  className,
  ref,
  ...rest
}: DropZoneProps) {
  const { chooseFile, chooseFiles, dropHere } = useLabels(labels);
  const labelId = useId();
  const take = (files: readonly File[], source: FileSource) => {
    const { taken, wrongType, tooMany } = sortFiles(files, accept, allowsMultiple);
    if (taken.length > 0) onFilesDropped({ files: taken, source });
    if (wrongType.length > 0) onFilesRefused?.({ files: wrongType, source, reason: 'type' });
    if (tooMany.length > 0) onFilesRefused?.({ files: tooMany, source, reason: 'count' });
  };
  const hasContent = children !== undefined && children !== null;
  return (
    <RacDropZone
      data-component="DropZone"
      {...rest}
      {...(ref ? { ref } : {})}
      {...(isInvalid ? { 'data-invalid': true } : {})}
      {...(hasContent ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      isDisabled={isDisabled}
      className={joinClasses(zone({ hasContent }), className)}
      render={(domProps) => (
        <div
          {...domProps}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (isDisabled || files.length === 0) return;
            event.preventDefault();
            take(files, 'paste');
          }}
        />
      )}
      onDrop={async ({ items, x, y }) => {
        // So React Aria reports a paste, and only while its own hidden button has focus; onPaste above hears all.
        // No drop lands there: the corner is round.
        if (x === 0 && y === 0) return;
        take(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())), 'drop');
      }}
    >
      {({ isDropTarget }) =>
        hasContent ? (
          children
        ) : (
          <>
            <Icon glyph={icon} size={20} className={iconClass} />
            <span id={labelId} data-part="label" className={labelClass}>
              {isDropTarget ? dropHere : label}
            </span>
            <FileButton
              size="sm"
              variant="outline"
              className={wholeZone}
              isDisabled={isDisabled}
              allowsMultiple={allowsMultiple}
              accept={accept}
              onFilesPicked={({ files }) => take(files, 'picker')}
            >
              {allowsMultiple ? chooseFiles : chooseFile}
            </FileButton>
            {description && (
              <span data-part="description" className={descriptionClass}>
                {description}
              </span>
            )}
          </>
        )
      }
    </RacDropZone>
  );
}
