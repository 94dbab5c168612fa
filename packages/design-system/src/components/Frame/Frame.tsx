import type { ComponentProps, ReactNode } from 'react';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { MarkerCircle, type MarkerHand } from '../MarkerCircle/index.ts';
import { edge, foot as footClass, frame, frameAspect, number as numberClass, picture } from './Frame.css.ts';
import type { FrameFit } from './frameValues.ts';

export interface FrameProps extends Omit<ComponentProps<'figure'>, 'style'> {
  /** Its picture or clip, and what lies on it; without one the frame is blank. */
  children?: ReactNode;
  /** Width through height. @default 3 / 2 */
  aspect?: number | undefined;
  /** @default 'contain' */
  fit?: FrameFit | undefined;
  /** As it stands on the edge of the film: 12, 12A. */
  number?: string | undefined;
  /** Stands beside the number. */
  caption?: ReactNode;
  /** Lies on the foot of the picture: how far it has developed. */
  foot?: ReactNode;
  /** Circled by the marker. Say it in words too, or with the state of whatever is pressed. @default false */
  isChosen?: boolean | undefined;
  /** Of the circle: neighbours take different ones. */
  hand?: MarkerHand | undefined;
}

/** One frame of a film: a picture with hard corners, and its number below. */
export function Frame({
  children,
  aspect = 3 / 2,
  fit,
  number,
  caption,
  foot,
  isChosen = false,
  hand,
  className,
  ...rest
}: FrameProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Frame', picture, { fit });
  return (
    <figure data-component="Frame" {...rest} className={joinClasses(frame, className)}>
      <MarkerCircle isDrawn={isChosen} hand={hand}>
        <div
          data-part="picture"
          className={picture({ fit, isBlank: children === undefined })}
          style={cssVariables([[frameAspect, String(aspect)]])}
        >
          {children}
          {foot !== undefined && (
            <div data-part="foot" className={footClass}>
              {foot}
            </div>
          )}
        </div>
      </MarkerCircle>
      {(number !== undefined || caption !== undefined) && (
        <figcaption data-part="edge" className={edge}>
          {number !== undefined && (
            <span data-part="number" className={numberClass({ isChosen })}>
              {number}
            </span>
          )}
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
