import type { ShownTrash } from '@kinora/contract';
import { IconButton } from '@kinora/design-system';
import { Trash2, Undo2 } from '@kinora/design-system/icons';
import { useKitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { CreationFrame, type CreationFrameProps } from '../CreationCard/CreationFrame.tsx';

export interface TrashedCardProps<C extends ShownTrash = ShownTrash> extends CreationFrameProps<C> {
  onRestoreRequested: (event: { creation: C }) => void;
  /** Ask first: there is no way back. */
  onForeverDeleteRequested: (event: { creation: C }) => void;
}

/** A frame in the trash: until when it can be had back, and the way back. */
export function TrashedCard<C extends ShownTrash>({
  creation,
  labels,
  onRestoreRequested,
  onForeverDeleteRequested,
  ...frame
}: TrashedCardProps<C>) {
  const said = useKitLabels('history', historyLabels, labels);
  const { monthDay } = useReadable();
  const title = useTitleOf()(creation);
  return (
    <CreationFrame
      {...frame}
      component="TrashedCard"
      creation={creation}
      labels={labels}
      note={said.goneOn(monthDay(creation.purge_at))}
      actions={
        <>
          <IconButton
            size="sm"
            icon={Undo2}
            label={said.restore(title)}
            onPress={() => onRestoreRequested({ creation })}
          />
          <IconButton
            size="sm"
            icon={Trash2}
            label={said.deleteForever(title)}
            onPress={() => onForeverDeleteRequested({ creation })}
          />
        </>
      }
    />
  );
}
