import { creationPageSize, historyWords, problemIn, type StudioCreation } from '@kinora/contract';
import { oncePerPress, saveFile, type ToastMessage } from '@kinora/design-system';
import { useCallback, useState } from 'react';
import { isCodeMissing } from '../../shell/isCodeMissing.ts';
import { useStudioApi } from '../../StudioApiProvider.tsx';
import { tellOffline, tellReached, useToasts } from '../../toasts.tsx';
import { tellProgress } from './tellProgress.ts';

/** Packs several creations and saves them, once though it be a double press, and says what became of it. */
export function useZip() {
  const { creations: api } = useStudioApi();
  const toasts = useToasts();
  const [once] = useState(() => oncePerPress());
  return useCallback(
    async (creations: readonly StudioCreation[]) => {
      const tell = (message: Omit<ToastMessage, 'topic'>) => toasts.add({ ...message, topic: 'zip' });
      const { length } = creations;
      const pack = async () => {
        const title = historyWords.zipStarted(length);
        const onProgress = tellProgress(toasts, { topic: 'zip', title, all: length });
        if (length <= creationPageSize) tell({ tone: 'info', title });
        const { zipOfCreations } = await import('./zipOfCreations.ts');
        tellReached(toasts);
        const { blob, packed, missing } = await zipOfCreations(creations, api, { onProgress });
        onProgress(length);
        if (packed > 0) saveFile(blob, `kinora-${new Date().toISOString().slice(0, 10)}.zip`);
        else tell({ tone: 'danger', title: historyWords.fileMissing });
        if (packed > 0 && missing > 0) tell({ tone: 'warning', title: historyWords.zipMissing(missing) });
      };
      try {
        await once(creations.map(({ id }) => id).join(), pack);
      } catch (thrown) {
        const problem = problemIn(thrown);
        if (problem?.kind === 'Offline' || isCodeMissing(thrown)) {
          // Fewer frames would be no help.
          toasts.end('zip');
          return tellOffline(toasts);
        }
        tell({
          tone: 'danger',
          title: historyWords.zipFailed,
          ...(problem && { description: problem.message }),
        });
      }
    },
    [api, once, toasts],
  );
}
