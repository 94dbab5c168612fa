import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { GridLayout, ListLayout, Size, Virtualizer as RacVirtualizer } from 'react-aria-components';
import { EvenGridLayout } from './EvenGridLayout.ts';
import { VirtualLayout } from './VirtualLayout.ts';

interface VirtualizerCommonProps {
  /** One GridList or ListBox. Give it a height: it scrolls by itself. */
  children: ReactElement;
  /** Pixels between items. @default 0 in a stack, 16 in a grid */
  gap?: number | undefined;
}

interface VirtualStackProps extends VirtualizerCommonProps {
  /** @default 'stack' */
  layout?: 'stack' | undefined;
  /** About how tall a row is, in pixels: each is measured once it shows. @default 40 */
  rowHeight?: number | undefined;
}

interface VirtualGridProps extends VirtualizerCommonProps {
  layout: 'grid';
  /** The narrowest an item may get, in pixels. */
  minItemWidth: number;
  /** About how tall an item of that width is, in pixels: each is measured once it shows. */
  itemHeight: number;
  maxColumns?: number | undefined;
  /** All items are equally tall: then one is measured for all of them. */
  isEven?: boolean | undefined;
}

export type VirtualizerProps = VirtualStackProps | VirtualGridProps;

const dropIndicatorThickness = 3;

function VirtualStack({ rowHeight = 40, gap = 0, children }: VirtualStackProps) {
  const options = useMemo(
    // Room for the ring around the first and the last.
    () => ({ estimatedRowSize: rowHeight, gap, padding: 6, dropIndicatorThickness }),
    [rowHeight, gap],
  );
  return (
    <VirtualLayout value="stack">
      <RacVirtualizer layout={ListLayout} layoutOptions={options}>
        {children}
      </RacVirtualizer>
    </VirtualLayout>
  );
}

function VirtualGrid({
  minItemWidth,
  itemHeight,
  maxColumns,
  isEven = false,
  gap = 16,
  children,
}: VirtualGridProps) {
  const options = useMemo(
    () => ({
      minItemSize: new Size(minItemWidth, itemHeight),
      minSpace: new Size(gap, gap),
      maxColumns: maxColumns ?? Number.POSITIVE_INFINITY,
      dropIndicatorThickness,
    }),
    [minItemWidth, itemHeight, maxColumns, gap],
  );
  return (
    <VirtualLayout value="grid">
      <RacVirtualizer layout={isEven ? EvenGridLayout : GridLayout} layoutOptions={options}>
        {children}
      </RacVirtualizer>
    </VirtualLayout>
  );
}

/** Draws only what is in sight of a long list: ten thousand frames cost as much as fifty. */
export function Virtualizer(props: VirtualizerProps) {
  return props.layout === 'grid' ? <VirtualGrid {...props} /> : <VirtualStack {...props} />;
}
