import { useCallback } from 'react';

/** Gives an element the address of a blob, exactly as long as it is shown. */
export const useBlobSource = (blob: Blob) =>
  useCallback(
    (element: HTMLImageElement | HTMLMediaElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(blob);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
