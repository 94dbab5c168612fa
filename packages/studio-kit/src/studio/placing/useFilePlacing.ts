import type { StudioTool, MediaFile } from '@kinora/contract';
import { useMemo } from 'react';
import { useKitLabelChanges, useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { fetchFileReading } from '../../late/lateCode.ts';
import type { StudioModel } from '../useToolStudio.ts';
import { isBusy } from '../studioState.ts';
import { useLatest } from '../../useLatest.ts';

export interface FilePlacing {
  /** Files came where words are typed, or beside every place for them. */
  readonly place: (event: { files: readonly File[] }) => void;
  readonly tellReplaced: (event: { input: string; file: MediaFile; before: MediaFile }) => void;
}

/** Finds a place for files that were pasted or dropped where none belong; its code comes with the first of them. */
export function useFilePlacing(studio: StudioModel<StudioTool>): FilePlacing {
  const changes = useKitLabelChanges('files');
  const { offline } = useKitLabels('studio', studioLabels);
  const latest = useLatest({ studio, changes, offline });
  return useMemo(() => {
    const current = () => latest.current.studio;
    return {
      place({ files }) {
        if (isBusy(current().phase)) return;
        void current().awaitReading(
          fetchFileReading().then((late) => {
            if (late) return late.placeFiles(current, files, latest.current.changes);
            current().refuse(latest.current.offline);
            return false;
          }),
        );
      },
      tellReplaced: (event) =>
        void fetchFileReading().then((late) => late?.tellReplaced(current(), event, latest.current.changes)),
    };
  }, [latest]);
}
