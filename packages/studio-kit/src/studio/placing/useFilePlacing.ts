import type { StudioTool } from '@kinora/contract';
import { useCallback } from 'react';
import { useKitLabelChanges, useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { fetchFileReading } from '../../late/lateCode.ts';
import type { StudioModel } from '../useToolStudio.ts';
import { isBusy } from '../studioState.ts';
import { useLatest } from '../../useLatest.ts';

/** Finds a place for files that were pasted or dropped where none belong; its code comes with the first of them. */
export function useFilePlacing(studio: StudioModel<StudioTool>) {
  const changes = useKitLabelChanges('files');
  const { offline } = useKitLabels('studio', studioLabels);
  const latest = useLatest({ studio, changes, offline });
  return useCallback(
    ({ files }: { files: readonly File[] }) => {
      const current = () => latest.current.studio;
      if (isBusy(current().phase)) return;
      void current().awaitReading(
        fetchFileReading().then((late) => {
          if (late) return late.placeFiles(current, files, latest.current.changes);
          current().refuse(latest.current.offline);
          return false;
        }),
      );
    },
    [latest],
  );
}
