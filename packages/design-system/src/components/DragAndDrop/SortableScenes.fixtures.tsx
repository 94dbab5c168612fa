import { useState } from 'react';
import { nameOf, sampleItems } from '../Collection/sampleItems.tsx';
import type { SampleItem } from '../Collection/sampleItems.tsx';
import { GridList } from '../GridList/GridList.tsx';
import { reordered } from './reordered.ts';
import { useDragAndDrop } from './useDragAndDrop.tsx';

interface SortableScenesProps {
  label?: string;
  /** Without drops its items can be taken and nothing can be put among them. */
  takesDrops?: boolean;
}

/** A list that is put into another order by dragging. */
export function SortableScenes({ label = 'Scenes', takesDrops = true }: SortableScenesProps) {
  const [items, setItems] = useState(() => sampleItems(4));
  const dragAndDropHooks = useDragAndDrop<SampleItem>({
    getItems: (_keys, taken) => taken.map(({ name }) => ({ 'text/plain': name })),
    ...(takesDrops && {
      onReorder: ({ keys, target }) =>
        setItems((now) =>
          reordered(now, {
            ids: new Set([...keys].map(String)),
            target: String(target.key),
            position: target.dropPosition === 'before' ? 'before' : 'after',
          }),
        ),
    }),
  });
  return (
    <GridList<SampleItem>
      label={label}
      items={items}
      textOf={nameOf}
      selectionMode="multiple"
      dragAndDropHooks={dragAndDropHooks}
    >
      {nameOf}
    </GridList>
  );
}
