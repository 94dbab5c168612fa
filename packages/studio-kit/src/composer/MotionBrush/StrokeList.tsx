import { movedStroke, turnedStroke, type Stroke } from '@kinora/contract';
import { Button, IconButton } from '@kinora/design-system';
import { Move, X } from '@kinora/design-system/icons';
import type { KeyboardEvent } from 'react';
import type { StrokeLabels } from '../../labels/strokeLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { list, row } from './MotionBrush.css.ts';
import { directionWords } from './directionWords.ts';

export interface StrokeListProps {
  strokes: readonly Stroke[];
  said: StrokeLabels;
  isDisabled: boolean;
  onStrokeChanged: (index: number, stroke: Stroke) => void;
  /** The key that moved or pointed it was let go. */
  onKeyReleased: (stands: string) => void;
  onStrokeRemoved: (index: number) => void;
}

const step = 0.02;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The strokes as a list that the keyboard can move, point and remove. */
export function StrokeList({
  strokes,
  said,
  isDisabled,
  onStrokeChanged,
  onKeyReleased,
  onStrokeRemoved,
}: StrokeListProps) {
  const { number, share } = useReadable();
  return (
    <ol className={list}>
      {strokes.map((stroke, index) => {
        const [x, y] = stroke.points[0]!;
        const steer = (event: KeyboardEvent) => {
          const direction = steps[event.key];
          if (!direction) return;
          event.preventDefault();
          onStrokeChanged(index, (event.shiftKey ? turnedStroke : movedStroke)(stroke, ...direction));
        };
        const what = said.stroke(number(index + 1), directionWords(stroke.direction, said));
        const stands = said.stands(what, share(x), share(y));
        return (
          // Strokes have no name of their own; their order is who they are.
          <li key={index} className={row}>
            <Button
              size="sm"
              variant="ghost"
              icon={Move}
              isDisabled={isDisabled}
              aria-label={said.steer(stands)}
              onKeyDown={steer}
              // A key that is held moves it on: where to is said once it is let go.
              onKeyUp={({ key }) => key in steps && onKeyReleased(stands)}
            >
              {what}
            </Button>
            <IconButton
              size="sm"
              icon={X}
              data-part="remove"
              label={said.remove(number(index + 1))}
              isDisabled={isDisabled}
              onPress={() => onStrokeRemoved(index)}
            />
          </li>
        );
      })}
    </ol>
  );
}
