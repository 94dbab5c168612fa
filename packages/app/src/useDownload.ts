import type { StudioCreation } from '@kinora/contract';
import { useCallback } from 'react';
import { useStudioApi } from './StudioApiProvider.tsx';
import { useToasts } from './toasts.tsx';
import { useLateDeed } from './useLateDeed.ts';

/** Downloads a creation's file; its code comes with the first press. */
export function useDownload() {
  const { creations } = useStudioApi();
  const toasts = useToasts();
  const attempt = useLateDeed();
  return useCallback(
    ({ creation }: { creation: StudioCreation }) =>
      attempt(import('./download.ts').then(({ download }) => download(creation, creations, toasts))),
    [attempt, creations, toasts],
  );
}
