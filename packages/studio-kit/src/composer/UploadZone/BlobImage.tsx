import { useCallback } from 'react';

export interface BlobImageProps {
  blob: Blob;
  alt: string;
  className?: string | undefined;
}

/** A picture that is only in memory. Its address lives exactly as long as it is shown. */
export function BlobImage({ blob, alt, className }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} className={className} alt={alt} />;
}
