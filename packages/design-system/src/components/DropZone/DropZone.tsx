import { useId, useState } from 'react';
import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { joinClasses } from '../../css/joinClasses.ts';
import { Upload } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Glyph } from '../../icons/Icon.tsx';
import { fileWords } from '../../labels/english/fileWords.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Corners } from '../CropMarks/CropMarks.tsx';
import { requiredMark } from '../Field/Field.css.ts';
import { OwnHelp } from '../Field/OwnHelp.tsx';
import { useOwnErrors } from '../Field/useOwnErrors.ts';
import { FileButton } from '../FileButton/FileButton.tsx';
import { sortFiles } from './acceptedFiles.ts';
import { CarriedFiles } from './CarriedFiles.tsx';
import {
  help as helpClass,
  icon as iconClass,
  label as labelClass,
  wholeZone,
  zone,
} from './DropZone.css.ts';
import { useFileDrop } from './useFileDrop.ts';

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
  ComponentProps<'div'>,
  'style' | 'role' | 'aria-label' | 'aria-labelledby'
> {
  label: string;
  /** Types or endings, as in HTML: 'image/*,.heic'. */
  accept?: string | undefined;
  allowsMultiple?: boolean | undefined;
  /** What may come here: types, sizes. */
  description?: ReactNode;
  /** What a Form calls the files that were taken. */
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isInvalid?: boolean | undefined;
  /** What is wrong and what to do. Its presence makes the zone invalid. */
  errorMessage?: ReactNode;
  /** At work on what came: takes nothing more until then. */
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  icon?: Glyph | undefined;
  /** Files of the types asked for, never none. */
  onFilesDropped: (dropped: DroppedFiles) => void;
  /** Files that were left, so that the reason can be told. Answers true where it is: then it is not read out here too. */
  onFilesRefused?: ((refused: RefusedFiles) => boolean | void) | undefined;
  /** Replaces the invitation, once there is something to show. Files can still be dropped and pasted on it. */
  children?: ReactNode;
  labels?:
    | Partial<Pick<Labels, 'chooseFile' | 'chooseFiles' | 'dropHere' | 'filesRefused' | 'required'>>
    | undefined;
}

/** Takes files that are dragged in, pasted or chosen. */
export function DropZone({
  label,
  accept,
  allowsMultiple = false,
  description,
  errorMessage,
  isInvalid: isWrong = false,
  name,
  isRequired = false,
  isPending = false,
  isDisabled = false,
  icon = Upload,
  onFilesDropped,
  onFilesRefused,
  children,
  labels,
  className,
  ...rest
}: DropZoneProps) {
  const { chooseFile, chooseFiles, dropHere, filesRefused } = useWords(fileWords, labels);
  const { required } = useWords(generalWords, labels);
  const helpId = useId();
  const own = useOwnErrors(name, errorMessage);
  const isInvalid = isWrong || own.isInvalid;
  const [carried, setCarried] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<{ round: number; words: string }>({ round: 0, words: '' });
  const take = (files: readonly File[], source: FileSource) => {
    if (isPending) return;
    const { taken, left } = sortFiles(files, accept, allowsMultiple);
    if (taken.length > 0) {
      own.correct();
      setCarried(taken);
      onFilesDropped({ files: taken, source });
    }
    const untold: string[] = [];
    for (const refused of left)
      if (!onFilesRefused?.({ ...refused, source }))
        untold.push(filesRefused[refused.reason](refused.files.map((file) => file.name).join(', ')));
    setRefusals(({ round }) => ({ round: round + 1, words: untold.join(' ') }));
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (isDisabled || files.length === 0) return;
    event.preventDefault();
    take(files, 'paste');
  };
  const { isDropTarget, dropProps } = useFileDrop(isDisabled, (files) => take(files, 'drop'));
  const hasContent = children !== undefined && children !== null;
  // What is said of what was left goes with what was taken.
  const [hadContent, setHadContent] = useState(hasContent);
  if (hadContent !== hasContent) {
    setHadContent(hasContent);
    if (!hasContent) setRefusals(({ round }) => ({ round, words: '' }));
  }
  // Beside what was taken stands what was left, for whoever sees it too.
  const shownHelp = hasContent ? refusals.words : description;
  const describedBy = shownHelp || isInvalid ? helpId : undefined;
  const states = {
    'data-invalid': isInvalid || undefined,
    'data-required': isRequired || undefined,
    'data-disabled': isDisabled || undefined,
    'data-drop-target': isDropTarget || undefined,
  };
  return (
    <div
      data-component="DropZone"
      {...mergeProps(rest, dropProps, { onPaste })}
      {...states}
      data-field={name}
      className={joinClasses(zone({ hasContent }), className)}
      role="group"
      // Also while what is seen of it says 'Drop it here'.
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
    >
      {hasContent ? (
        children
      ) : (
        <>
          <Icon glyph={icon} size={20} className={iconClass} />
          <span className={labelClass}>
            <span data-part="label" hidden={isDropTarget}>
              {label}
            </span>
            {isDropTarget && dropHere}
            {isRequired && (
              <span aria-hidden="true" title={required} className={requiredMark}>
                *
              </span>
            )}
          </span>
          <FileButton
            size="sm"
            variant="outline"
            className={wholeZone}
            aria-describedby={describedBy}
            isDisabled={isDisabled}
            isPending={isPending}
            allowsMultiple={allowsMultiple}
            accept={accept}
            onFilesPicked={({ files }) => take(files, 'picker')}
          >
            {allowsMultiple ? chooseFiles : chooseFile}
          </FileButton>
        </>
      )}
      <OwnHelp
        id={helpId}
        description={shownHelp}
        errors={own.errors}
        {...{ errorMessage, isInvalid }}
        className={helpClass({ hasContent })}
      />
      {(!hasContent || isDropTarget) && <Corners />}
      {/* A live region reads out what is added to it: the same refusal again is told again. */}
      <VisuallyHidden role="status">
        <span key={refusals.round}>{refusals.words}</span>
      </VisuallyHidden>
      {name && <CarriedFiles {...{ name, isDisabled, allowsMultiple, hasContent }} files={carried} />}
    </div>
  );
}
