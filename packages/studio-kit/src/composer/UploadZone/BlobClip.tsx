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
export function BlobClip({ kind, blob, label, isStill, className }: BlobClipProps) {
  const source = useBlobSource(blob);
  return kind === 'video' ? (
    <video
      ref={source}
      className={className}
      aria-label={label}
      controls={!isStill}
      playsInline
      preload="metadata"
    />
  ) : (
    <audio ref={source} className={className} aria-label={label} controls preload="metadata" />
  );
}
