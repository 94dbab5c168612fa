import { readableSize, type MediaFile } from '@kinora/contract';
import { DropZone, FileButton, IconButton, Notice, Stack, Text } from '@kinora/design-system';
import { X } from '@kinora/design-system/icons';
import { useRef, useState } from 'react';
import { BlobImage } from './BlobImage.tsx';
import { readPicture, whyUnreadable } from './readPicture.ts';
import { about, actions, empty, frame, name, picture } from './UploadZone.css.ts';

export interface UploadZoneProps {
  label: string;
  hint: string;
  /** As in a file field: 'image/*'. */
  accept: string;
  file: MediaFile | null;
  /** What to say beside the file; the person may go on. */
  advice?: readonly string[] | undefined;
  /** Why Generate would not take it. */
  complaint?: string | undefined;
  isDisabled?: boolean | undefined;
  onFileChosen: (event: { file: MediaFile; source: 'drop' | 'picker' | 'paste' }) => void;
  onFileRemoved: () => void;
}

/** A place for one picture: click, drop, paste or keyboard; then its preview, what it is, and a way to change it. */
export function UploadZone({
  label,
  hint,
  accept,
  file,
  advice = [],
  complaint,
  isDisabled = false,
  onFileChosen,
  onFileRemoved,
}: UploadZoneProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  // Reading takes a moment: only the file chosen last may arrive.
  const choices = useRef(0);

  const choose = async (chosen: readonly File[], source: 'drop' | 'picker' | 'paste') => {
    const [first, ...more] = chosen;
    if (!first) return;
    const choice = (choices.current += 1);
    const reading = await readPicture(first);
    if (choice !== choices.current) return;
    if (!reading.ok) return setRefusal(reading.message);
    URL.revokeObjectURL(reading.url);
    setRefusal(more.length ? `Only one picture fits here: ${first.name} was taken.` : null);
    onFileChosen({ file: reading.file, source });
  };

  return (
    <Stack gap={8} data-component="UploadZone">
      {file ? (
        <div className={frame} data-part="frame">
          <BlobImage className={picture} blob={file.blob} alt={`${label}: ${file.name}`} />
          <div className={about}>
            <Text size="xs" isMono isTruncated className={name}>
              {file.name}
            </Text>
            <Text size="xs" isMono tone="tertiary">
              {file.width} × {file.height} · {readableSize(file.size)}
            </Text>
            <div className={actions}>
              <FileButton
                size="sm"
                variant="ghost"
                accept={accept}
                isDisabled={isDisabled}
                onFilesPicked={({ files }) => void choose(files, 'picker')}
              >
                Replace
              </FileButton>
              <IconButton
                size="sm"
                icon={X}
                label="Remove picture"
                isDisabled={isDisabled}
                onPress={onFileRemoved}
              />
            </div>
          </div>
        </div>
      ) : (
        <DropZone
          className={empty}
          label={`Drop the ${label.toLowerCase()} here, or paste it`}
          accept={accept}
          description={hint}
          isInvalid={complaint !== undefined}
          isDisabled={isDisabled}
          onFilesRefused={({ files: [refused], reason }) => {
            if (refused && reason === 'type') setRefusal(whyUnreadable(refused));
          }}
          onFilesDropped={({ files, source }) => void choose(files, source)}
        />
      )}
      {refusal && (
        <Notice tone={file ? 'info' : 'danger'} onDismissed={() => setRefusal(null)}>
          {refusal}
        </Notice>
      )}
      {advice.map((line) => (
        <Notice key={line} tone="warning">
          {line}
        </Notice>
      ))}
      {complaint && (
        <Text size="sm" tone="danger" data-part="complaint">
          {complaint}
        </Text>
      )}
    </Stack>
  );
}
