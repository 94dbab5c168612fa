import { useBlobSource } from './useBlobSource.ts';

export interface BlobClipProps {
  kind: 'video' | 'audio';
  blob: Blob;
  label: string;
  /** Nothing plays it: it is only to be recognised. */
  isStill?: boolean | undefined;
  className?: string | undefined;
}

/** A clip or a sound that is only in memory, to be played where it stands. */
export const BlobClip = ({ kind: Element, blob, label, isStill, className }: BlobClipProps) => (
  <Element
    ref={useBlobSource(blob)}
    className={className}
    aria-label={label}
    controls={!isStill}
    playsInline
    preload="metadata"
  />
);
