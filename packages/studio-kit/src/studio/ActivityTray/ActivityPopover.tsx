import { Popover } from '@kinora/design-system';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { useLateOpening } from '../../late/useLateOpening.ts';
import { ActivityButton } from './ActivityButton.tsx';
import { ActivityList, type ActivityListProps } from './ActivityList.tsx';
import { panel } from './ActivityTray.css.ts';

/** The tray's button with its list beside it. */
export function ActivityPopover({
  startsOpen,
  count,
  labels,
  ...list
}: ActivityListProps & { startsOpen: boolean; count: number }) {
  const words = useKitLabels('studio', studioLabels, labels);
  const { trigger, isOpen, onOpenChange } = useLateOpening(startsOpen);
  return (
    <Popover
      label={words.activity}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={<ActivityButton ref={trigger} count={count} labels={labels} />}
    >
      <div className={panel}>
        <ActivityList labels={labels} {...list} onLinkFollowed={() => onOpenChange(false)} />
      </div>
    </Popover>
  );
}
