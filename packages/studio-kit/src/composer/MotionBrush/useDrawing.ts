import { aimedAt, drawnStroke, placeOn, withPoint, type Point, type Stroke } from '@kinora/contract';
import { useRef, useState, type PointerEvent } from 'react';

/** Where a pointer is on the picture; null before that has a size. */
const placeOf = (event: PointerEvent, surface: Element): Point | null => {
  const { left, top, width, height } = surface.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  return placeOn((event.clientX - left) / width, (event.clientY - top) / height);
};

interface Draw {
  readonly does: 'draw';
  readonly pointer: number;
  readonly points: readonly Point[];
}
interface Aim {
  readonly does: 'aim';
  readonly pointer: number;
  readonly index: number;
  /** null until it moves. */
  readonly at: Point | null;
}
type Gesture = Draw | Aim;

const aimed = (strokes: readonly Stroke[], { index, at }: Aim): readonly Stroke[] =>
  at ? strokes.map((each, other) => (other === index ? aimedAt(each, at) : each)) : strokes;

/** Drawing strokes and dragging their arrows with a pointer, one gesture at a time. */
export function useDrawing({
  strokes,
  max,
  isDisabled,
  onChanged,
  onTooMany,
}: {
  strokes: readonly Stroke[];
  max: number;
  isDisabled: boolean;
  /** One gesture is one change. */
  onChanged: (strokes: readonly Stroke[], how: 'drawn' | 'aimed') => void;
  onTooMany: () => void;
}) {
  const surface = useRef<HTMLDivElement>(null);
  const [gesture, setGesture] = useState<Gesture | null>(null);

  const begin = (event: PointerEvent, next: Gesture) => {
    event.preventDefault();
    event.stopPropagation();
    surface.current?.setPointerCapture?.(event.pointerId);
    setGesture(next);
  };

  return {
    surface,
    /** The strokes with what is under the pointer, before that is finished. */
    shown:
      gesture?.does === 'draw'
        ? [...strokes, drawnStroke(gesture.points)]
        : gesture
          ? aimed(strokes, gesture)
          : strokes,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (isDisabled || gesture || event.button !== 0) return;
      if (strokes.length >= max) return onTooMany();
      const place = placeOf(event, event.currentTarget);
      if (place) begin(event, { does: 'draw', pointer: event.pointerId, points: [place] });
    },
    onArrowGrabbed: (index: number, event: PointerEvent<SVGElement>) => {
      if (isDisabled || gesture || event.button !== 0) return;
      begin(event, { does: 'aim', pointer: event.pointerId, index, at: null });
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (gesture?.pointer !== event.pointerId) return;
      const place = placeOf(event, event.currentTarget);
      if (!place) return;
      if (gesture.does === 'draw') setGesture({ ...gesture, points: withPoint(gesture.points, place) });
      else setGesture({ ...gesture, at: place });
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      if (gesture?.pointer !== event.pointerId) return;
      setGesture(null);
      if (gesture.does === 'draw') onChanged([...strokes, drawnStroke(gesture.points)], 'drawn');
      else if (gesture.at) onChanged(aimed(strokes, gesture), 'aimed');
    },
    onPointerCancel: () => setGesture(null),
  };
}
