import { useState } from 'react';
import { useLatest } from '../../useLatest.ts';
import type { CreationCardEvents } from '../CreationCard/index.ts';

/** The same functions however often the sheet is drawn, so that a frame of which nothing changed is not drawn again. */
export function useSteadyEvents<C>(events: CreationCardEvents<C>): CreationCardEvents<C> {
  const latest = useLatest(events);
  const [steady] = useState<CreationCardEvents<C>>(() => ({
    onLikeToggled: (event) => latest.current.onLikeToggled(event),
    onDownloadRequested: (event) => latest.current.onDownloadRequested(event),
    onDeleteRequested: (event) => latest.current.onDeleteRequested(event),
  }));
  return steady;
}
