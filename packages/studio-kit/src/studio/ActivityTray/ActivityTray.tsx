import { hasEnded } from '@kinora/contract';
import { VisuallyHidden } from '@kinora/design-system';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { fetchPopovers } from '../../late/lateCode.ts';
import { useFetched } from '../../late/useFetched.ts';
import { ActivityButton } from './ActivityButton.tsx';
import type { ActivityListProps } from './ActivityList.tsx';
import { useEndings } from './useEndings.ts';

export interface ActivityTrayProps extends ActivityListProps {
  /** Somebody wants to read the list, for the first time. */
  onListRequested?: (() => void) | undefined;
}

/** Everything that is being made, wherever it was started; what ends is told politely. */
export function ActivityTray({ items, onListRequested, labels, ...list }: ActivityTrayProps) {
  const words = useKitLabels('studio', studioLabels, labels);
  const [late, pressed] = useFetched(fetchPopovers);
  const endings = useEndings(items, words);
  const count = (list.sendings?.length ?? 0) + items.filter(({ job }) => !hasEnded(job.status)).length;
  return (
    <>
      {late ? (
        <late.ActivityPopover startsOpen count={count} items={items} labels={labels} {...list} />
      ) : (
        <ActivityButton
          count={count}
          labels={labels}
          aria-haspopup="dialog"
          {...pressed}
          onPress={(press) => {
            onListRequested?.();
            void pressed.onPress(press);
          }}
        />
      )}
      <VisuallyHidden role="status">
        {/* Two of one name may end one after the other. */}
        {endings.text && <span key={endings.round}>{endings.text}</span>}
      </VisuallyHidden>
    </>
  );
}
