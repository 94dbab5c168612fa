import { Button, Count, IconButton, Text, Toolbar } from '@kinora/design-system';
import { Download, FolderPlus, LayoutGrid, Trash2, X } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';
import { bar, place, sum } from './SelectionBar.css.ts';

export interface SelectionBarProps {
  count: number;
  onSelectionCleared: () => void;
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
  onSelectionCleared,
  onCompareRequested,
  onAlbumRequested,
  onZipRequested,
  onDeleteRequested,
  className,
  labels,
}: SelectionBarProps) {
  const said = useKitLabels('history', historyLabels, labels);
  return (
    <div className={[place, className].filter(Boolean).join(' ')} data-component="SelectionBar">
      <Toolbar label={said.selection} variant="floating" className={bar}>
        <Text role="status" size="sm" weight="medium" className={sum}>
          <Count value={count} words={said.selected} />
        </Text>
        {onCompareRequested && (
          <Button size="sm" variant="ghost" icon={LayoutGrid} onPress={onCompareRequested}>
            {said.compare}
          </Button>
        )}
        {onAlbumRequested && (
          <Button size="sm" variant="ghost" icon={FolderPlus} onPress={onAlbumRequested}>
            {said.addToAlbum}
          </Button>
        )}
        {onZipRequested && (
          <Button size="sm" variant="ghost" icon={Download} onPress={onZipRequested}>
            {said.downloadZip}
          </Button>
        )}
        {onDeleteRequested && (
          <Button size="sm" variant="ghost" tone="danger" icon={Trash2} onPress={onDeleteRequested}>
            {said.deleteSelected}
          </Button>
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
