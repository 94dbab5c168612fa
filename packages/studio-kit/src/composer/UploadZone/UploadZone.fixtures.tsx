import type { MediaFile } from '@kinora/contract';
import { useState } from 'react';
import { UploadZone, type UploadZoneProps } from './UploadZone.tsx';

/** An upload zone that keeps what it was given, as a product would. */
export function KeepingUploadZone({ file: first, onFileChosen, onFileRemoved, ...rest }: UploadZoneProps) {
  const [file, setFile] = useState<MediaFile | null>(first);
  return (
    <UploadZone
      {...rest}
      file={file}
      onFileChosen={(event) => {
        setFile(event.file);
        onFileChosen(event);
      }}
      onFileRemoved={() => {
        setFile(null);
        onFileRemoved();
      }}
    />
  );
}
