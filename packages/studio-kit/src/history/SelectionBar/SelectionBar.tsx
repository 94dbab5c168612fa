import { Button, Count, IconButton, Text, Toolbar } from '@kinora/design-system';
import { Download, FolderPlus, SquareSplitHorizontal, Trash2, X } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { bar, place, sum } from './SelectionBar.css.ts';

export interface SelectionBarProps {
  count: number;
  /** How many there are in all, those included that have not come yet. */
  total?: number | undefined;
  onSelectionCleared: () => void;
  /** Where there are more than those that could be chosen. */
  onAllRequested?: (() => void) | undefined;
  /** The others are on their way. */
  isLoadingMore?: boolean | undefined;
  onCompareRequested?: (() => void) | undefined;
  onAlbumRequested?: (() => void) | undefined;
  onZipRequested?: (() => void) | undefined;
  onDeleteRequested?: (() => void) | undefined;
  className?: string | undefined;
  labels?: Partial<KitLabels['history']> | undefined;
}

/** What can be done with the frames that are chosen, and how many those are. */
export function SelectionBar({
  count,
  total = count,
  isLoadingMore,
  onSelectionCleared,
  onAllRequested,
  onCompareRequested,
  onAlbumRequested,
  onZipRequested,
  onDeleteRequested,
  className,
  labels,
}: SelectionBarProps) {
  const said = useKitLabels('history', historyLabels, labels);
  const { number } = useReadable();
  const deeds = [
    { label: said.chooseAll(number(total)), onPress: onAllRequested, isPending: isLoadingMore },
    { label: said.compare, icon: SquareSplitHorizontal, onPress: onCompareRequested },
    { label: said.addToAlbum, icon: FolderPlus, onPress: onAlbumRequested },
    { label: said.downloadZip, icon: Download, onPress: onZipRequested },
    { label: said.deleteSelected, icon: Trash2, onPress: onDeleteRequested, tone: 'danger' },
  ] as const;
  return (
    <div className={[place, className].filter(Boolean).join(' ')} data-component="SelectionBar">
      <Toolbar label={said.selection} variant="floating" className={bar}>
        <Text role="status" size="sm" weight="medium" className={sum}>
          <Count value={count} words={said.selected} />
        </Text>
        {deeds.map(
          ({ label, onPress, ...look }) =>
            onPress && (
              <Button key={label} size="sm" variant="ghost" {...look} onPress={onPress}>
                {label}
              </Button>
            ),
        )}
        <IconButton
          size="sm"
          variant="ghost"
          icon={X}
          label={said.clearSelection}
          onPress={onSelectionCleared}
        />
      </Toolbar>
    </div>
  );
}
