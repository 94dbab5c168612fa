import { randomFrom } from '../chance/randomFrom.ts';

/** What of a shot is left to chance: where the camera drifts to while it does what it was asked for, and how far it goes. */
export interface CameraTake {
  /** Shares of the room there is, from -1 to 1. */
  readonly x: number;
  readonly y: number;
  /** Times the strength. */
  readonly reach: number;
}

/** Two seeds are two takes of one shot: the same move, and another film. */
export function cameraTake(seed: number): CameraTake {
  const random = randomFrom(seed);
  const aside = () => (random() < 0.5 ? -1 : 1) * (0.35 + 0.45 * random());
  return { x: aside(), y: aside(), reach: 0.85 + 0.3 * random() };
}
