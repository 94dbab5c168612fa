import { fileFacts, type MediaFile, type MediaKind, type Saying } from '@kinora/contract';
import { DropZone, FileButton, IconButton, Notice, Stack, Text, VisuallyHidden } from '@kinora/design-system';
import { X } from '@kinora/design-system/icons';
import { useId, useRef, useState } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { fileButton, focusAfter } from '../../focusAfter.ts';
import { FileName } from '../FileName/index.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { FilePreview } from './FilePreview.tsx';
import { about, actions, empty, frame } from './UploadZone.css.ts';
import { useFileChoice } from './useFileChoice.ts';

export interface UploadZoneProps {
  /** @default 'image' */
  kind?: MediaKind | undefined;
  label: string;
  help?: string | undefined;
  hint: string;
  /** As in a file field: 'image/*'. */
  accept: string;
  file: MediaFile | null;
  /** Where the file is shown by something else already. */
  isPreviewHidden?: boolean | undefined;
  /** Beside what came of it nothing of it plays: it is only to be recognised. */
  isPreviewStill?: boolean | undefined;
  /** What to say beside the file; the person may go on. */
  advice?: readonly string[] | undefined;
  /** Why Generate would not take it. */
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Why a file is not taken at all, as one that is too large; null when it is. */
  refusalOf?: ((file: MediaFile) => Saying | null) | undefined;
  /** Files came, taken or not: what was wrong before them is no longer what matters. */
  onFilesOffered?: (() => void) | undefined;
  onFileChosen: (event: { file: MediaFile }) => void;
  onFileRemoved: () => void;
  labels?: Partial<KitLabels['composer']> | undefined;
}

/** A place for one file: click, drop, paste or keyboard; then its preview, what it is, and a way to change it. */
export function UploadZone({
  kind = 'image',
  label,
  help,
  hint,
  accept,
  file,
  isPreviewHidden,
  isPreviewStill,
  advice = [],
  errorMessage,
  isDisabled,
  refusalOf,
  onFilesOffered,
  onFileChosen,
  onFileRemoved,
  labels,
}: UploadZoneProps) {
  const said = useKitLabels('composer', composerLabels, labels);
  const zone = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const wrong = useId();
  const put = (change: () => void, what = news) =>
    focusAfter(
      () => {
        change();
        setNews(what);
      },
      zone.current,
      fileButton,
    );
  const { isReading, refusal, dismiss, choose, refuse } = useFileChoice({
    kind,
    room: 1,
    refusalOf,
    onFilesOffered,
    onFilesRead: ([chosen]) => chosen && put(() => onFileChosen({ file: chosen }), said.added(chosen.name)),
  });

  return (
    <Stack ref={zone} gap={8} data-component="UploadZone">
      <DropZone
        accept={accept}
        isDisabled={isDisabled}
        onFilesDropped={choose}
        onFilesRefused={refuse}
        className={file ? undefined : empty}
        label={file ? said.dropInstead(label) : said.dropOne(label)}
        description={isReading ? said.reading : help === undefined ? hint : `${hint}. ${help}`}
        errorMessage={errorMessage && <ErrorMessage id={wrong}>{errorMessage}</ErrorMessage>}
      >
        {file && (
          <div className={frame} data-part="frame">
            {/* A sound that does not play has nothing to show. */}
            {!isPreviewHidden && !(isPreviewStill && kind === 'audio') && (
              <FilePreview kind={kind} label={label} file={file} isStill={isPreviewStill} />
            )}
            <div className={about}>
              <FileName>{file.name}</FileName>
              <Text size="xs" isMono tone="tertiary">
                <bdi>{isReading ? said.reading : fileFacts(file)}</bdi>
              </Text>
              <div className={actions}>
                <FileButton
                  size="sm"
                  variant="ghost"
                  accept={accept}
                  isDisabled={isDisabled}
                  {...(errorMessage && { 'aria-describedby': wrong })}
                  onFilesPicked={choose}
                >
                  {said.replace}
                </FileButton>
                <IconButton
                  size="sm"
                  icon={X}
                  label={said.removeFile[kind]}
                  isDisabled={isDisabled}
                  onPress={() =>
                    put(() => {
                      // What was said of another, beside it, would be said anew where nothing is.
                      dismiss();
                      onFileRemoved();
                    }, said.removed(file.name))
                  }
                />
              </div>
            </div>
          </div>
        )}
      </DropZone>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {refusal && (
        <Notice tone={file ? 'info' : 'danger'} onDismissed={() => put(dismiss)}>
          {refusal}
        </Notice>
      )}
      {advice.map((line) => (
        <Notice key={line} tone="warning">
          {line}
        </Notice>
      ))}
    </Stack>
  );
}
