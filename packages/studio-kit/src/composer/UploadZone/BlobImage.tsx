import { useBlobSource } from './useBlobSource.ts';

export interface BlobImageProps {
  blob: Blob;
  alt: string;
  className?: string | undefined;
  /** Of the picture itself: its room is kept from the first moment. */
  width?: number | undefined;
  height?: number | undefined;
}

/** A picture that is only in memory. */
export const BlobImage = ({ blob, alt, ...shown }: BlobImageProps) => (
  <img ref={useBlobSource(blob)} alt={alt} {...shown} />
);
