import { useRef, useState, type PointerEvent } from 'react';
import { movedTo } from './movedTo.ts';

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly to: number;
  /** Where the places are: measured once, since they stay where they are while the tiles go through them. */
  readonly places: readonly DOMRect[];
}

/** Putting tiles into another order with a pointer: they make room as it goes, and all stays as it was if it is broken off. */
export function useTileDrag<T>(
  items: readonly T[],
  isOn: boolean,
  onMoved: (from: number, to: number) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = () => setDrag(null);

  return {
    list,
    /** As they would lie if the pointer let go now. */
    shown: drag ? movedTo(items, drag.from, drag.to) : items,
    /** Where the one under the pointer lies now. */
    heldAt: drag?.to ?? null,
    /** For what a tile is taken by. */
    gripOf: (index: number) =>
      isOn && {
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0 || !event.isPrimary) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          const places = [...list.current!.children].map((each) => each.getBoundingClientRect());
          setDrag({ pointer: event.pointerId, from: index, to: index, places });
        },
        onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
          if (drag?.pointer !== pointerId) return;
          const to = drag.places.findIndex(
            ({ left, right, top, bottom }) =>
              clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
          );
          if (to !== -1 && to !== drag.to) setDrag({ ...drag, to });
        },
        onPointerUp: ({ pointerId }: PointerEvent<HTMLElement>) => {
          if (drag?.pointer !== pointerId) return;
          stop();
          if (drag.to !== drag.from) onMoved(drag.from, drag.to);
        },
        onPointerCancel: stop,
        onLostPointerCapture: stop,
      },
  };
}
