import type { Place } from './place.ts';

/** The places that somebody came through. */
export interface Trail {
  readonly here: () => Place;
  readonly push: (place: Place) => void;
  readonly replace: (place: Place) => void;
  /** Steps back, of which `onStepped` tells once, however many they are. */
  readonly back: (by: number) => void;
  /** Calls back after steps back or forward. */
  readonly onStepped: (react: () => void) => void;
}
