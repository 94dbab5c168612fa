import { useBlobSource } from './useBlobSource.ts';

export interface BlobImageProps {
  blob: Blob;
  alt: string;
  className?: string | undefined;
}

/** A picture that is only in memory. */
export const BlobImage = ({ blob, alt, className }: BlobImageProps) => (
  <img ref={useBlobSource(blob)} className={className} alt={alt} />
);
