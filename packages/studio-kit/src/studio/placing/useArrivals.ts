import type { StudioTool } from '@kinora/contract';
import { isCovered } from '@kinora/design-system';
import { useEffect, useState, type RefObject } from 'react';
import { creationDragType } from '../../history/ContactSheet/creationDragType.ts';
import { useKitLabelChanges } from '../../labels/index.ts';
import type { StudioLabels } from '../../labels/studioLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import { fetchFiles } from '../../late/lateCode.ts';
import { useLatest } from '../../useLatest.ts';
import { isBusy } from '../studioState.ts';
import type { StudioModel } from '../studioModel.ts';
import type { Coming, Takes } from './arrival.ts';
import { carries } from './carries.ts';
import type { OwnFrames } from './placeFrames.ts';

/**
 * Finds a place for files that are pasted, and for files and frames that fall, wherever in the window that is: beside
 * every place for it a file would open in the page's stead, and all that was typed be gone. Its code comes with the
 * first of them.
 * Answers what it takes, once something of that came near.
 */
export function useArrivals(
  studio: StudioModel<StudioTool>,
  form: RefObject<HTMLElement | null>,
  words: StudioLabels,
  ownFrames: OwnFrames | undefined,
): Takes | undefined {
  const changes = useKitLabelChanges('files');
  const titleOf = useTitleOf();
  const latest = useLatest({ studio, words, ownFrames, changes, titleOf });
  const [near, setNear] = useState<Takes>();
  useEffect(() => {
    const end = new AbortController();
    // What is fetched and read takes a moment, and the form may have gone by then.
    const current = () => (end.signal.aborted ? null : latest.current.studio);
    const takes = (coming: Coming) => carries(coming, latest.current.ownFrames);
    const hear = (event: Event & Coming) => {
      if (!takes(event)) return;
      setNear(() => takes);
      // On the document: what takes files itself has had them by then, and what keeps a product's window from them has not.
      if (event.defaultPrevented) return;
      event.preventDefault();
      const transfer = (event.dataTransfer ?? event.clipboardData)!;
      // A pointer with something in its hand says so.
      if (isCovered(form.current) || isBusy(latest.current.studio.phase)) transfer.dropEffect = 'none';
      else if (event.type !== 'dragover') {
        const files = [...transfer.files];
        const arrival = { files, frames: transfer.getData(creationDragType), target: event.target };
        void latest.current.studio.awaitReading(
          fetchFiles().then(
            (late) => late.placeArrival(current, arrival, latest.current),
            () => current()?.refuse(latest.current.words.offline),
          ),
        );
      }
    };
    for (const type of ['dragover', 'drop', 'paste']) document.addEventListener(type, hear, end);
    return () => end.abort();
  }, [form, latest]);
  return near;
}
