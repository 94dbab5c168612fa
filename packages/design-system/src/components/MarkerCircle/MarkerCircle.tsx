import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { invariant } from '../../dev/invariant.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { hands } from './hands.ts';
import { edge, line, marker, markerCircle } from './MarkerCircle.css.ts';
import { markerHands, type MarkerHand, type MarkerShape } from './markerCircleValues.ts';

export interface MarkerCircleProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** The circle draws itself when it comes. @default true */
  isDrawn?: boolean | undefined;
  /** @default 'frame' */
  around?: MarkerShape | undefined;
  /** @default 'first' */
  hand?: MarkerHand | undefined;
}

/** A circle by hand, in the yellow of a marker, around what is chosen or liked. */
export function MarkerCircle({
  isDrawn = true,
  around = 'frame',
  hand = 'first',
  className,
  children,
  ...rest
}: MarkerCircleProps) {
  if (process.env.NODE_ENV !== 'production') {
    needsKnown('MarkerCircle', markerCircle, { around });
    invariant(markerHands.includes(hand), {
      what: `MarkerCircle got the hand '${hand}', which it does not have.`,
      why: 'It would draw nothing.',
      fix: `Give one of ${markerHands.join(', ')}.`,
    });
  }
  return (
    <div data-component="MarkerCircle" {...rest} className={joinClasses(markerCircle({ around }), className)}>
      {children}
      {isDrawn && (
        <svg
          aria-hidden="true"
          focusable="false"
          data-part="line"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          strokeLinecap="round"
          className={line}
        >
          {[edge, marker].map((drawing) => (
            <path
              key={drawing}
              d={hands[around][hand]}
              className={drawing}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      )}
    </div>
  );
}
