import { Badge, Button, VisuallyHidden, type ButtonProps } from '@kinora/design-system';
import { Clock } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';

interface ActivityButtonProps extends Pick<ButtonProps, 'ref' | 'isPending' | 'onPress' | 'aria-haspopup'> {
  count: number;
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** How much is under way. */
export function ActivityButton({ count, labels, ...pressed }: ActivityButtonProps) {
  const words = useKitLabels('studio', studioLabels, labels);
  const { number } = useReadable();
  return (
    <Button
      variant="ghost"
      icon={Clock}
      data-component="ActivityTray"
      trailing={
        count > 0 && (
          <Badge size="sm">
            {number(count)}
            <VisuallyHidden> {words.underWay}</VisuallyHidden>
          </Badge>
        )
      }
      {...pressed}
    >
      {words.activity}
    </Button>
  );
}
