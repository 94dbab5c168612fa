import type { Place } from './place.ts';

/** The places that somebody came through. */
export interface Trail {
  readonly here: () => Place;
  readonly push: (place: Place) => void;
  readonly replace: (place: Place) => void;
  /** A step back, of which `onStepped` tells. */
  readonly back: () => void;
  /** Calls back after a step back or forward; the answer ends it. */
  readonly onStepped: (react: () => void) => () => void;
}
