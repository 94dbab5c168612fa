import { downloadWords, isKept, problemIn, type StudioCreation } from '@kinora/contract';
import { oncePerPress } from '@kinora/design-system';
import { useCallback, useState } from 'react';
import { startDownload } from './startDownload.ts';
import { useStudioApi } from './StudioApiProvider.tsx';
import { useToasts } from './toasts.tsx';

/** Downloads a creation's file, once though it be a double press, and says when there is none. */
export function useDownload() {
  const { creations } = useStudioApi();
  const toasts = useToasts();
  const [once] = useState(() => oncePerPress());
  return useCallback(
    async ({ creation }: { creation: StudioCreation }) => {
      try {
        await once(creation.id, async () => {
          const { download_url: address } = creation;
          // What no server keeps lies where its answer said.
          startDownload(address && !isKept(creation) ? address : await creations.downloadAddress(creation));
          toasts.add({ tone: 'info', topic: 'download', title: downloadWords.downloadStarted });
        });
      } catch (thrown) {
        toasts.add({
          tone: 'danger',
          topic: 'download',
          title: problemIn(thrown)?.message ?? downloadWords.fileMissing,
        });
      }
    },
    [creations, once, toasts],
  );
}
