import { Badge, Count } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';

/** How many settings differ from their start; nothing while none does. */
export function ChangedCount({
  count,
  labels,
}: {
  count: number;
  labels?: Partial<KitLabels['studio']> | undefined;
}) {
  const { changed } = useKitLabels('studio', studioLabels, labels);
  return count > 0 ? (
    <Badge size="sm">
      <Count value={count} words={changed} />
    </Badge>
  ) : null;
}
